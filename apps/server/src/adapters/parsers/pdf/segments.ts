import { oneLine } from "@metatron/text/one-line";
import type { Box } from "./geometry.ts";
import type { Piece } from "./page-content.ts";

/** Text without a gap wider than between words: a line of one column, or of a table cell. */
export interface Segment extends Box {
  text: string;
  baseline: number;
  size: number;
  isBold: boolean;
  /** The pieces in reading order, so that a segment can be split again at a drawn line. */
  pieces: readonly Piece[];
}

// In multiples of the font size.
const COLUMN_GAP = 0.8;
const WORD_GAP = 0.17;
const SAME_BASELINE = 0.25;
const RAISED = 0.6;

export function toSegments(pieces: readonly Piece[]): Segment[] {
  const open: Piece[][] = [];
  const done: Piece[][] = [];
  const sorted = withoutShadows(pieces.toSorted((a, b) => a.y - b.y || a.x - b.x));
  for (const piece of sorted) {
    // Lines far above can't be continued any more.
    for (let n = open.length - 1; n >= 0; n -= 1)
      if (piece.y - lastOf(open[n]).y > lastOf(open[n]).size * 2) done.push(...open.splice(n, 1));
    const home = open.find((run) => continues(run, piece));
    if (home) home.push(piece);
    else open.push([piece]);
  }
  // The pieces arrive sorted by baseline, which varies slightly within a line, so they are put in order only
  // now.
  return [...done, ...open]
    .flatMap(splitAtGaps)
    .toSorted((a, b) => a.baseline - b.baseline || a.left - b.left);
}

/** Whether a piece is on the same line; gaps are split once all pieces of the line are known. */
function continues(run: readonly Piece[], piece: Piece): boolean {
  const anchor = run.reduce((largest, other) => (other.size > largest.size ? other : largest), lastOf(run));
  const distance = Math.abs(anchor.y - piece.y);
  if (distance <= Math.max(anchor.size, piece.size) * SAME_BASELINE) return true;
  const isSmall = piece.size < anchor.size * 0.8 || anchor.size < piece.size * 0.8;
  const isNear = run.some(
    (other) => gap(other, piece) < other.size * 0.5 && gap(piece, other) < other.size * 0.5,
  );
  return isSmall && isNear && distance < Math.max(anchor.size, piece.size) * RAISED;
}

function gap(left: Piece, right: Piece): number {
  return right.x - (left.x + left.width);
}

function splitAtGaps(run: readonly Piece[]): Segment[] {
  const groups: Piece[][] = [];
  for (const piece of run.toSorted((a, b) => a.x - b.x)) {
    const last = groups.at(-1)?.at(-1);
    if (last && gap(last, piece) < Math.max(last.size, piece.size) * COLUMN_GAP) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups.map(toSegment);
}

export function toSegment(pieces: readonly Piece[]): Segment {
  const letters = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  const bold = pieces.reduce((sum, piece) => sum + (piece.isBold ? piece.text.length : 0), 0);
  const main = pieces.reduce(
    (longest, piece) => (piece.text.length > longest.text.length ? piece : longest),
    lastOf(pieces),
  );
  return {
    text: joinedText(pieces),
    baseline: main.y,
    size: main.size,
    left: Math.min(...pieces.map(({ x }) => x)),
    right: Math.max(...pieces.map(({ x, width }) => x + width)),
    top: main.y - main.size * 0.8,
    bottom: main.y + main.size * 0.2,
    isBold: bold > letters * 0.9,
    pieces,
  };
}

function joinedText(pieces: readonly Piece[]): string {
  let text = "";
  let last: Piece | undefined;
  for (const piece of pieces) {
    const isApart =
      last && (last.hasSpaceAfter || gap(last, piece) > Math.max(last.size, piece.size) * WORD_GAP);
    text += isApart && !/\s$/.test(text) && !/^\s/.test(piece.text) ? ` ${piece.text}` : piece.text;
    last = piece;
  }
  return oneLine(text);
}

/** Some writers draw a character twice with a tiny offset to make it bold. */
function withoutShadows(sorted: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  const seen = new Map<string, Piece[]>();
  for (const piece of sorted) {
    const same = seen.get(piece.text) ?? [];
    const isShadow = same.some(
      (other) =>
        Math.abs(other.x - piece.x) < piece.size * 0.15 && Math.abs(other.y - piece.y) < piece.size * 0.15,
    );
    if (isShadow) continue;
    seen.set(piece.text, [...same.slice(-3), piece]);
    kept.push(piece);
  }
  return kept;
}

function lastOf(run: readonly Piece[] | undefined): Piece {
  const last = run?.at(-1);
  if (!last) throw new Error("A run of pieces is never empty.");
  return last;
}
