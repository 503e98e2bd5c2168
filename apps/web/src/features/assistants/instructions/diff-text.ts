type Change = "same" | "removed" | "added";

interface Piece {
  change: Change;
  text: string;
}

export interface DiffLine {
  change: Change;
  /** The line in pieces, unchanged and changed. */
  pieces: Piece[];
}

/** More comparisons would delay typing; the whole passage then counts as changed. */
const MOST_CELLS = 1_000_000;

/** The differences between two texts: by line, and by word inside changed lines. */
export function diffText(before: string, after: string): DiffLine[] {
  const lines = diffItems(linesOf(before), linesOf(after));
  const result: DiffLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    if (line.change === "same") {
      result.push({ change: "same", pieces: [line] });
      at += 1;
      continue;
    }
    let end = at;
    while (lines[end] && lines[end]?.change !== "same") end += 1;
    result.push(...diffBlock(lines.slice(at, end)));
    at = end;
  }
  return result;
}

export const hasChanges = (lines: readonly DiffLine[]) => lines.some(({ change }) => change !== "same");

/** Pairs removed lines with added ones in order; unpaired lines were added or removed whole. */
function diffBlock(block: readonly Piece[]): DiffLine[] {
  const removed = block.filter(({ change }) => change === "removed");
  const added = block.filter(({ change }) => change === "added");
  const result: { before: DiffLine[]; after: DiffLine[] } = { before: [], after: [] };
  for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
    const [old, fresh] = [removed[at], added[at]];
    const pieces = old && fresh ? diffItems(wordsOf(old.text), wordsOf(fresh.text)) : null;
    const isAkin = pieces?.some(({ change, text }) => change === "same" && text.trim() !== "");
    if (old) result.before.push({ change: "removed", pieces: isAkin ? without(pieces, "added") : [old] });
    if (fresh) result.after.push({ change: "added", pieces: isAkin ? without(pieces, "removed") : [fresh] });
  }
  return [...result.before, ...result.after];
}

const without = (pieces: readonly Piece[] | null, change: Change) =>
  (pieces ?? []).filter((piece) => piece.change !== change);

const linesOf = (text: string) => (text === "" ? [] : text.split("\n"));
const wordsOf = (line: string) => line.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** The longest common subsequence, after removing the common prefix and suffix. */
function diffItems(before: readonly string[], after: readonly string[]): Piece[] {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const old = before.slice(head, before.length - tail);
  const fresh = after.slice(head, after.length - tail);
  return [
    ...pieces("same", before.slice(0, head)),
    ...(old.length * fresh.length > MOST_CELLS
      ? [...pieces("removed", old), ...pieces("added", fresh)]
      : walk(old, fresh)),
    ...pieces("same", before.slice(before.length - tail)),
  ];
}

const pieces = (change: Change, items: readonly string[]): Piece[] => items.map((text) => ({ change, text }));

function walk(old: readonly string[], fresh: readonly string[]): Piece[] {
  const width = fresh.length + 1;
  const longest = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        old[row] === fresh[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const result: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [mine, theirs] = [old[row], fresh[column]];
    if (mine !== undefined && mine === theirs) {
      result.push({ change: "same", text: mine });
      row += 1;
      column += 1;
    } else if (mine !== undefined && (theirs === undefined || at(row + 1, column) >= at(row, column + 1))) {
      result.push({ change: "removed", text: mine });
      row += 1;
    } else if (theirs !== undefined) {
      result.push({ change: "added", text: theirs });
      column += 1;
    }
  }
  return result;
}
