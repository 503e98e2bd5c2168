import { boxAround } from "./geometry.ts";
import type { Row } from "./rows.ts";
import type { TableBlock } from "./ruled-tables.ts";
import type { Segment } from "./segments.ts";

export type RegionPart = { kind: "table"; table: TableBlock } | { kind: "row"; row: Row };

const MIN_ROWS = 3;
const MAX_ROW_DISTANCE = 3.2;
// A line this close below belongs to the same cell.
const WRAP_DISTANCE = 1.5;

/** Finds tables without drawn lines: rows whose segments are aligned with empty strips between them. */
export function alignedTables(rows: readonly Row[]): RegionPart[] {
  const parts: RegionPart[] = [];
  let at = 0;
  while (at < rows.length) {
    const end = endOfTable(rows, at);
    const table = end > at ? toTable(rows.slice(at, end)) : undefined;
    if (table) {
      parts.push({ kind: "table", table });
      at = end;
    } else {
      const row = rows[at];
      if (row) parts.push({ kind: "row", row });
      at += 1;
    }
  }
  return parts;
}

/** The end of a table that begins here: rows of several segments, or continuation lines of a wrapped cell. */
function endOfTable(rows: readonly Row[], start: number): number {
  if ((rows[start]?.length ?? 0) < 2) return start;
  let end = start + 1;
  let wide = 1;
  for (; end < rows.length; end += 1) {
    const [above, row] = [rows[end - 1], rows[end]];
    if (!above || !row || distance(above, row) > MAX_ROW_DISTANCE) break;
    const next = columnsOf(rows.slice(start, end + 1).flat());
    if (next.length < 2) break;
    if (row.length === 1 && !isWrapped(row, columnsOf(rows.slice(start, end).flat()), above)) break;
    wide += row.length > 1 ? 1 : 0;
  }
  // Single lines at the end are text below the table.
  while (end > start && (rows[end - 1]?.length ?? 0) < 2) end -= 1;
  const columns = columnsOf(rows.slice(start, end).flat()).length;
  return wide >= (columns > 2 ? MIN_ROWS - 1 : MIN_ROWS) ? end : start;
}

function isWrapped(row: Row, columns: readonly [number, number][], above: Row): boolean {
  const [segment] = row;
  if (!segment || distance(above, row) > WRAP_DISTANCE) return false;
  return columns.filter(([left, right]) => segment.left < right && segment.right > left).length === 1;
}

function distance(above: Row, below: Row): number {
  const [a, b] = [above[0], below[0]];
  return a && b ? (b.baseline - a.baseline) / Math.max(a.size, b.size) : Infinity;
}

/** Segments of different rows that overlap horizontally form one column. */
function columnsOf(segments: readonly Segment[]): [number, number][] {
  const columns: [number, number][] = [];
  for (const { left, right } of segments.toSorted((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last && left < last[1] + 1) last[1] = Math.max(last[1], right);
    else columns.push([left, right]);
  }
  return columns;
}

function toTable(rows: readonly Row[]): TableBlock | undefined {
  const columns = columnsOf(rows.flat());
  if (columns.length < 2) return undefined;
  const cells: string[][] = [];
  for (const [at, row] of rows.entries()) {
    const line = columns.map(([left, right]) =>
      row
        .filter((segment) => segment.left < right && segment.right > left)
        .map(({ text }) => text)
        .join(" "),
    );
    const above = rows[at - 1];
    const last = cells.at(-1);
    const goesOn =
      above &&
      last &&
      line[0] === "" &&
      distance(above, row) < WRAP_DISTANCE &&
      line.every((cell, n) => cell === "" || last[n] !== "");
    if (goesOn)
      line.forEach((cell, n) => {
        if (cell) last[n] = `${last[n]} ${cell}`;
      });
    else cells.push(line);
  }
  const hasBoldHead = rows[0]?.every(({ isBold }) => isBold) ?? false;
  return { ...boxAround(rows.flat()), rows: cells, columns, hasBoldHead };
}
