import type { LocatedBlock } from "./blocks.ts";
import { parseBlocks, type Reading } from "./parse-blocks.ts";

/**
 * A longer list, quote or paragraph is split: parsing all of it again with every character would take longer
 * than a frame.
 */
const MAX_OPEN_CHARS = 16_000;

/** Splits a long last block before its last item or line, so that all but its end is finished. */
export function partLong(read: LocatedBlock[], lines: readonly string[], reading: Reading): LocatedBlock[] {
  const last = read.at(-1);
  // Code and tables are cheap to parse, and the second part of a table would lose its header.
  if (!last || last.block.type === "code" || last.block.type === "table") return read;
  let chars = 0;
  for (let line = last.from; line < last.to; line += 1) chars += lines[line]?.length ?? 0;
  const at = startOfEnd(last);
  if (chars <= MAX_OPEN_CHARS || at <= last.from) return read;
  const parse = (from: number, to?: number) =>
    parseBlocks(lines.slice(from, to), reading).map(({ block, ...place }) => ({
      block,
      from: place.from + from,
      to: place.to + from,
    }));
  return [...read.filter(({ from }) => from < last.from), ...parse(last.from, at), ...parse(at)];
}

function startOfEnd({ block, from, to }: LocatedBlock): number {
  const item = block.type === "list" ? block.items.at(-1) : undefined;
  const itemStart = item ? to - item.source.split("\n").length : from;
  return itemStart > from ? itemStart : to - 1;
}
