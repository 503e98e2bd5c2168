import { type Box, boxAround } from "./geometry.ts";
import type { Piece, Rule } from "./page-content.ts";
import { toRows } from "./rows.ts";
import { toSegments } from "./segments.ts";
import { splitWords } from "./split-words.ts";

export interface TableBlock extends Box {
  rows: string[][];
  /** Where the columns stand, so that a table which goes on after a page break is recognised. */
  columns: readonly Span[];
  hasBoldHead: boolean;
}

/** From left to right. */
export type Span = readonly [number, number];

const NEAR = 3;
const MIN_CELL = 6;
const MIN_ROWS = 2;

/**
 * Finds tables with drawn cells: grids of horizontal and vertical lines with text. A table needs two rows, unless it goes on
 * from the table `above`, with which the page before ended.
 */
export function ruledTables(
  rules: readonly Rule[],
  pieces: readonly Piece[],
  above?: Pick<TableBlock, "columns">,
): { tables: TableBlock[]; left: Piece[] } {
  const tables: TableBlock[] = [];
  let left = [...pieces];
  for (const grid of gridsOf(rules)) {
    const inside = left.filter((piece) => isInside(piece, grid.box));
    const table = fillGrid(grid, inside);
    if (!table) continue;
    const goesOn = above && inSameColumns(above, table) && pieces.every(({ y }) => y > grid.box.top - NEAR);
    if (table.rows.length < MIN_ROWS && !goesOn) continue;
    tables.push(table);
    left = left.filter((piece) => !inside.includes(piece));
  }
  return { tables, left };
}

interface Grid {
  box: Box;
  xs: number[];
  ys: number[];
}

/** Groups of lines that touch directly or through others, with at least two columns and one row. */
function gridsOf(rules: readonly Rule[]): Grid[] {
  return connected(rules)
    .map((group) => ({
      box: boxAround(group.map(boxOf)),
      xs: positions(group.filter(isUpright).map(({ from }) => from.x)),
      ys: positions(group.filter((rule) => !isUpright(rule)).map(({ from }) => from.y)),
    }))
    .filter(({ xs, ys }) => xs.length >= 3 && ys.length >= 2)
    .toSorted((a, b) => area(a.box) - area(b.box));
}

function connected(rules: readonly Rule[]): Rule[][] {
  const groups: { box: Box; rules: Rule[] }[] = [];
  for (const rule of rules) {
    const box = boxOf(rule);
    const touching = groups.filter(
      (group) => touch(group.box, box) && group.rules.some((other) => touch(boxOf(other), box)),
    );
    const [home] = touching;
    if (!home) {
      groups.push({ box, rules: [rule] });
      continue;
    }
    home.rules.push(rule, ...touching.slice(1).flatMap((group) => group.rules));
    home.box = boxAround([box, ...touching.map((group) => group.box)]);
    for (const merged of touching.slice(1)) groups.splice(groups.indexOf(merged), 1);
  }
  return groups.map((group) => group.rules);
}

function fillGrid({ box, xs, ys }: Grid, pieces: readonly Piece[]): TableBlock | undefined {
  const cells = new Map<string, Piece[]>();
  for (const piece of pieces.flatMap((whole) => (crossesEdge(whole, xs) ? splitWords(whole) : [whole]))) {
    const column = slot(xs, piece.x + Math.min(piece.width, piece.size) / 2);
    const row = slot(ys, piece.y - piece.size * 0.3);
    const key = `${row} ${column}`;
    cells.set(key, [...(cells.get(key) ?? []), piece]);
  }
  const rows = ys
    .slice(1)
    .flatMap((_, row) =>
      unruledRows(xs.slice(1).map((__, column) => cellLines(cells.get(`${row} ${column}`) ?? []))),
    );
  const filled = rows.filter((row) => row.some(Boolean));
  const width = new Set(filled.flatMap((row) => row.flatMap((cell, at) => (cell ? [at] : [])))).size;
  if (filled.length === 0 || width < 2) return undefined;
  const columns = xs.slice(1).map((right, at): Span => [xs[at] ?? right, right]);
  const head = ys.slice(1).findIndex((_, row) => columns.some((__, column) => cells.has(`${row} ${column}`)));
  const headPieces = columns.flatMap((_, column) => cells.get(`${head} ${column}`) ?? []);
  return { ...box, rows: filled, columns, hasBoldHead: headPieces.every(({ isBold }) => isBold) };
}

/** Each column stands above the one at its place and above no other. */
export function inSameColumns(
  above: Pick<TableBlock, "columns">,
  below: Pick<TableBlock, "columns">,
): boolean {
  if (above.columns.length !== below.columns.length) return false;
  return above.columns.every((upper, at) =>
    below.columns.every((lower, other) => overlap(upper, lower) === (at === other)),
  );
}

function overlap([left, right]: Span, [otherLeft, otherRight]: Span): boolean {
  return left < otherRight - NEAR && otherLeft < right - NEAR;
}

function crossesEdge({ x, width, size }: Piece, xs: readonly number[]): boolean {
  return xs.some((edge) => edge > x + size * 0.5 && edge < x + width - size * 0.5);
}

interface CellLine {
  text: string;
  baseline: number;
  size: number;
}

function cellLines(pieces: readonly Piece[]): CellLine[] {
  return toRows(toSegments(pieces)).map((row) => ({
    text: row.map(({ text }) => text).join(" "),
    baseline: row[0]?.baseline ?? 0,
    size: row[0]?.size ?? 0,
  }));
}

/**
 * Many tables have lines only around header and totals: if all columns have the same number of text lines,
 * each is a row.
 */
function unruledRows(cells: readonly CellLine[][]): string[][] {
  const count = sharedCount(cells.map(({ length }) => length).filter((length) => length > 0));
  if (count === undefined) return [cells.map((lines) => lines.map(({ text }) => text).join(" "))];
  const leading = cells.find(({ length }) => length === count) ?? [];
  return leading.map(({ baseline, size }, at) => {
    const below = leading[at + 1]?.baseline ?? Infinity;
    return cells.map((lines) =>
      lines
        .filter(
          (line) =>
            line.baseline > (at === 0 ? -Infinity : baseline - size * 0.4) &&
            line.baseline <= below - size * 0.4,
        )
        .map(({ text }) => text)
        .join(" "),
    );
  });
}

/** Three lines in every column, or five and more in three columns, can't be wrapped text. */
function sharedCount(counts: readonly number[]): number | undefined {
  const [first = 0] = counts;
  if (counts.length >= 2 && first >= 3 && counts.every((count) => count === first)) return first;
  return counts.find((count) => count >= 5 && counts.filter((other) => other === count).length >= 3);
}

function slot(edges: readonly number[], value: number): number {
  const at = edges.findIndex((edge) => value < edge) - 1;
  return at < 0 ? (value < (edges[0] ?? 0) ? 0 : edges.length - 2) : at;
}

/** Positions of lines; those of one drawn edge are merged. */
function positions(values: readonly number[]): number[] {
  const kept: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (value - (kept.at(-1) ?? -Infinity) > MIN_CELL) kept.push(value);
  return kept;
}

function isInside(piece: Piece, box: Box): boolean {
  const [x, y] = [piece.x + Math.min(piece.width, piece.size) / 2, piece.y - piece.size * 0.3];
  return x > box.left - NEAR && x < box.right + NEAR && y > box.top - NEAR && y < box.bottom + NEAR;
}

function isUpright({ from, to }: Rule): boolean {
  return from.x === to.x || Math.abs(from.x - to.x) < Math.abs(from.y - to.y);
}

function boxOf({ from, to }: Rule): Box {
  return {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    top: Math.min(from.y, to.y),
    bottom: Math.max(from.y, to.y),
  };
}

function touch(a: Box, b: Box): boolean {
  return (
    a.left <= b.right + NEAR &&
    b.left <= a.right + NEAR &&
    a.top <= b.bottom + NEAR &&
    b.top <= a.bottom + NEAR
  );
}

function area({ left, right, top, bottom }: Box): number {
  return (right - left) * (bottom - top);
}
