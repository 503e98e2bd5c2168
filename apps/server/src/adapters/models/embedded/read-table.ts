import { isTableRule } from "@metatron/text/markdown-lines";

export type Table = { header: readonly string[] | undefined; rows: readonly (readonly string[])[] };

/** The table that begins at a line, if one does, and how many lines it takes. */
export function readTable(
  lines: readonly string[],
  from: number,
): { table: Table; length: number } | undefined {
  for (const split of SPLITTERS) {
    const rows: string[][] = [];
    let hasRule = false;
    let at = from;
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? "";
      if (line.length > LONGEST_ROW) break;
      if (split === splitPipes && isTableRule(line)) {
        hasRule = true;
        continue;
      }
      const cells = split(line);
      if (!cells || (rows[0] && rows[0].length !== cells.length)) break;
      rows.push(cells);
    }
    if (rows.length >= 2) return { table: withHeader(rows, hasRule), length: at - from };
  }
  return undefined;
}

const LONGEST_ROW = 1000;
const SPLITTERS = [splitPipes, splitTabs, splitSemicolons, splitGaps, splitCommas];

function splitPipes(line: string): string[] | undefined {
  const bare = line.trim().replace(/^\||\|$/g, "");
  return bare.includes("|") ? cellsOf(bare.split("|")) : undefined;
}

function splitTabs(line: string): string[] | undefined {
  return line.includes("\t") ? cellsOf(line.split("\t")) : undefined;
}

function splitSemicolons(line: string): string[] | undefined {
  return count(line, ";") >= 2 && !/[.:]$/.test(line.trim()) ? cellsOf(line.split(";")) : undefined;
}

/** Columns that stand apart by two spaces or more, as copied from a PDF. */
function splitGaps(line: string): string[] | undefined {
  const cells = line.trim().split(/ {2,}/);
  return cells.length >= 2 && cells.every((cell) => cell.length <= 60) ? cellsOf(cells) : undefined;
}

/** Prose has commas too: only short cells on a line without a full stop are taken for columns. */
function splitCommas(line: string): string[] | undefined {
  if (count(line, ",") < 2 || /[.:;?!]$/.test(line.trim())) return undefined;
  const cells = line.split(",");
  return cells.every((cell) => cell.trim().length <= 30 && !cell.startsWith(" "))
    ? cellsOf(cells)
    : undefined;
}

function cellsOf(parts: readonly string[]): string[] | undefined {
  const cells = parts.map((part) => part.trim().replace(/^"(.*)"$/, "$1"));
  return cells.filter(Boolean).length >= 2 ? cells : undefined;
}

function withHeader(rows: readonly string[][], hasRule: boolean): Table {
  const [first = [], ...rest] = rows;
  const isHeader = hasRule || first.every((cell) => !/\d/.test(cell));
  return isHeader ? { header: first, rows: rest } : { header: undefined, rows };
}

function count(line: string, mark: string): number {
  return line.split(mark).length - 1;
}
