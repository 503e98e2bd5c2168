import { lastBlock, type LocatedBlock } from "./blocks.ts";
import { isBlank } from "./lines.ts";
import { delimiterRow } from "./parse-table.ts";

/** A line that may still become a list, a heading, a rule, an underline, a table row, a fence or a longer address. */
const UNDECIDED = /^[ \t]*(?:[-*+=#>|:$ \t]+|\d{1,9}[.)]?[ \t]*|\\\[?|[-*+] \[[ xX]?\]?|(?:`|~)[^\n]*|\[[^\]^][^\]]*\]:.*)$/;
const FENCE_END = /^[ \t]*(?:`+|~+)[ \t]*$/;

/** The lines to read while more are coming: a last line that says nothing yet waits for its next letters. */
export function holdTail(lines: readonly string[], read: readonly LocatedBlock[]): readonly string[] {
  const last = lines.at(-1) ?? "";
  const before = lines.slice(0, -1);
  const open = lastBlock(read.map(({ block }) => block));
  if (open?.type === "code" && !open.isClosed) return FENCE_END.test(last) ? before : lines;
  if (!isBlank(last) && (UNDECIDED.test(last) || isTableHead(last, before.at(-1)))) {
    return withDelimiterRow(before);
  }
  return isBlank(last) ? withDelimiterRow(before) : lines;
}

const isRow = (line: string | undefined): boolean => /^ {0,3}\|/.test(line ?? "");

/** A head still being written would grow column by column. */
const isTableHead = (line: string, above: string | undefined): boolean => isRow(line) && !isRow(above);

/** A head without its delimiter row yet is shown as a table at once, not as text that turns into one. */
function withDelimiterRow(lines: readonly string[]): readonly string[] {
  const last = lines.at(-1);
  if (last === undefined || !isRow(last) || isRow(lines.at(-2))) return lines;
  return [...lines, delimiterRow(last)];
}
