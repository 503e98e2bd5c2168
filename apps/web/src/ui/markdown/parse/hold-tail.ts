import { type LocatedBlock, lastBlock } from "./blocks.ts";
import { isBlank } from "./lines.ts";
import { delimiterRow } from "./parse-table.ts";

/**
 * A line whose block type depends on its next characters: list, heading, rule, underline, table row, fence,
 * definition.
 */
const UNDECIDED =
  /^[ \t]*(?:[-*+=#>|:$ \t]+|\d{1,9}[.)]?[ \t]*|\\\[?|[-*+] \[[ xX]?\]?|[`~]{1,2}|`{3,}[^`]*|~{3,}.*|\[[^\]^][^\]]*\]:.*)$/;
/** A longer line is not held back. */
const MAX_HELD_CHARS = 300;
const FENCE_END = /^[ \t]*(?:`+|~+)[ \t]*$/;

/**
 * The lines to parse while streaming: a last line of undecided type is held back until more characters
 * arrive.
 */
export function holdTail(lines: readonly string[], read: readonly LocatedBlock[]): readonly string[] {
  const last = lines.at(-1) ?? "";
  if (isBlank(last) || last.length > MAX_HELD_CHARS) return lines;
  const isHeld = isInCode(read)
    ? FENCE_END.test(last)
    : UNDECIDED.test(last) || (isRow(last) && !isRow(lines.at(-2)));
  return isHeld ? lines.slice(0, -1) : lines;
}

/** A table header without its delimiter row is shown as a table at once, not as text that turns into a table. */
export function closeTableHead(lines: readonly string[], read: readonly LocatedBlock[]): readonly string[] {
  const written = isBlank(lines.at(-1) ?? "") ? lines.slice(0, -1) : lines;
  const last = written.at(-1);
  if (last === undefined || !isRow(last) || isRow(written.at(-2)) || isInCode(read)) return lines;
  return [...written, delimiterRow(last)];
}

const isRow = (line: string | undefined): boolean => /^ {0,3}\|/.test(line ?? "");

function isInCode(read: readonly LocatedBlock[]): boolean {
  const open = lastBlock(read.map(({ block }) => block));
  return open?.type === "code" && !open.isClosed && open.text !== "";
}
