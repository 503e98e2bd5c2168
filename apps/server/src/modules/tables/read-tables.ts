import { isTableRule } from "@metatron/contract/markdown-lines";
import type { DataTable } from "./data-table.ts";

/**
 * The tables of a document's text, in which the parsers write sheets and CSV files as Markdown tables. Parts of one table, which
 * passages repeat with its header, become one table again.
 */
export function readTables(name: string, text: string): DataTable[] {
  const tables = new Map<string, { columns: string[]; rows: string[][] }>();
  let open: { columns: string[]; rows: string[][] } | undefined;
  let before: string[] | undefined;
  for (const line of text.split("\n")) {
    if (isTableRule(line) && before) {
      const key = before.join("\u0000");
      open = tables.get(key) ?? { columns: before, rows: [] };
      tables.set(key, open);
      before = undefined;
      continue;
    }
    const cells = cellsOf(line);
    if (cells && open && cells.length === open.columns.length) open.rows.push(cells);
    else if (!cells) open = undefined;
    before = cells;
  }
  return [...tables.values()]
    .map(({ columns, rows }) => ({ name, columns, rows: withoutHeaders(columns, rows) }))
    .filter(({ rows }) => rows.length > 0);
}

function cellsOf(line: string): string[] | undefined {
  const bare = line.trim();
  if (!bare.startsWith("|")) return undefined;
  return bare
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

/** The header of the next part of a table was read as a row before its rule was seen. */
const withoutHeaders = (columns: readonly string[], rows: readonly string[][]): string[][] =>
  rows.filter((row) => row.some((cell, at) => cell !== columns[at]));
