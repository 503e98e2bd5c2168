import { isTableRule } from "@metatron/text/markdown-lines";
import { type DataTable, folded, type TableRow } from "./data-table.ts";

export interface TableDocument {
  fileId: string;
  title: string;
  /** The whole text: a value from a part of the rows would be wrong. */
  text: string;
  /** True for a workbook, whose cells hold numbers in a fixed notation. */
  hasPlainNumbers: boolean;
}

interface OpenTable {
  columns: readonly string[];
  rows: TableRow[];
}

/**
 * Parses the tables of a document's text, in which sheets and CSV files are Markdown tables. Sheets with the
 * same columns become one table.
 */
export function readTables({ fileId, title, text, hasPlainNumbers }: TableDocument): DataTable[] {
  const tables = new Map<string, OpenTable>();
  let open: OpenTable | undefined;
  let before: TableRow | undefined;
  let start = 0;
  for (const line of text.split("\n")) {
    const cells = cellsOf(line);
    const row = cells && { cells, places: [{ fileId, start, cells }] };
    start += line.length + 1;
    if (before && isTableRule(line)) {
      open = tableWith(before.cells);
      before = undefined;
      continue;
    }
    if (row && open && row.cells.length === open.columns.length) open.rows.push(row);
    else if (!row) open = undefined;
    before = open ? undefined : row;
  }
  return [...tables.values()].flatMap(({ columns, rows: all }) => {
    const rows = all.filter((row) => !isTotal(row));
    const totals = all.length - rows.length;
    return rows.length > 0 ? [{ name: title, columns, rows, totals, hasPlainNumbers }] : [];
  });

  function tableWith(columns: readonly string[]): OpenTable {
    const key = columns.join("\u0000");
    const table = tables.get(key) ?? { columns, rows: [] };
    tables.set(key, table);
    return table;
  }
}

/** A pipe inside a cell is written as `\|`. */
function cellsOf(line: string): string[] | undefined {
  const bare = line.trim();
  if (!bare.startsWith("|") || bare.length < 2) return undefined;
  const inside = bare.slice(1, bare.endsWith("|") && !bare.endsWith("\\|") ? -1 : undefined);
  if (!inside.includes("\\|")) return inside.split("|").map((cell) => cell.trim());
  return inside
    .replaceAll("\\|", "\u0000")
    .split("|")
    .map((cell) => cell.replaceAll("\u0000", "|").trim());
}

const TOTAL =
  /^(?:(?:sub|grand )?total(?:es)?(?: general(?:es)?)?|suma|sum|soma|media|promedio|average|geral) ?:?$/;

const LONGEST_TOTAL = 20;

function isTotal({ cells }: TableRow): boolean {
  const first = cells.find((cell) => cell !== "");
  return first !== undefined && first.length <= LONGEST_TOTAL && TOTAL.test(folded(first));
}
