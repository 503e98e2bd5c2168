import { borderBefore } from "@metatron/text/cut-text";
import type { Block } from "../../adapters/parsers/index.ts";

type Piece = Pick<Block, "kind" | "start" | "end" | "page">;

const LONGEST_OVERLAP = 240;
const SENTENCE_END = /[.!?…;:]["»”)\]]*\s+|\n+/g;

/**
 * Splits a block into pieces of at most this length. Prose is cut between sentences, and each piece repeats
 * the end of the one before it.
 */
export function cutBlock(text: string, block: Block, longest: number): Piece[] {
  const { kind, page } = block;
  if (block.end - block.start <= longest) return [block];
  const isProse = kind === "paragraph" || kind === "note";
  const ends = endsIn(text, block, isProse ? SENTENCE_END : /\n/g, longest);
  const pieces: Piece[] = [];
  let start = block.start;
  let previousEnd = block.start;
  for (const [at, end] of ends.entries()) {
    const next = ends[at + 1] ?? block.end;
    if (at < ends.length - 1 && next - start <= longest) {
      previousEnd = end;
      continue;
    }
    pieces.push({ kind, page, start, end });
    if (end >= block.end) break;
    const overlaps = isProse && previousEnd > start && end - previousEnd <= LONGEST_OVERLAP;
    start = overlaps ? previousEnd : end;
    previousEnd = end;
  }
  return pieces;
}

/** The positions where the block may be cut; a stretch without a boundary is cut at the maximum length. */
function endsIn(text: string, { start, end }: Block, boundary: RegExp, longest: number): number[] {
  const ends: number[] = [];
  let last = start;
  const take = (place: number) => {
    while (place - last > longest) {
      const space = text.lastIndexOf(" ", last + longest);
      last = space > last ? space + 1 : borderBefore(text, last + longest);
      ends.push(last);
    }
    if (place > last) ends.push(place);
    last = place;
  };
  for (const found of text.slice(start, end).matchAll(boundary)) take(start + found.index + found[0].length);
  take(end);
  return ends;
}
