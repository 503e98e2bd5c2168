import type { TermFinder } from "../../ui/terms/term-finder.ts";
import { findPassage, type Span } from "./find-passage.ts";
import type { Passage } from "./source.ts";

export interface TextBlock extends Span {
  kind: "heading" | "table" | "paragraph";
}

/** Longer blocks are split at a line break: a row of the virtual list must stay small. */
const LONGEST_BLOCK = 3_000;

/** The paragraphs, headings and tables of a text, each with its position. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const { 0: part, index } of text.matchAll(/(?:[^\n]|\n(?!\s*\n))+/g)) {
    const trimmed = part.trim();
    if (trimmed === "") continue;
    const start = index + part.indexOf(trimmed);
    for (const span of cut(text, start, start + trimmed.length))
      blocks.push({ ...span, kind: kindOf(trimmed) });
  }
  return blocks;
}

function cut(text: string, start: number, end: number): Span[] {
  const spans: Span[] = [];
  let from = start;
  while (end - from > LONGEST_BLOCK) {
    const line = text.lastIndexOf("\n", from + LONGEST_BLOCK);
    const to = line > from ? line : from + LONGEST_BLOCK;
    spans.push({ start: from, end: to });
    from = text[to] === "\n" ? to + 1 : to;
  }
  spans.push({ start: from, end });
  return spans;
}

function kindOf(text: string): TextBlock["kind"] {
  if (/^#{1,6} \S[^\n]*$/.test(text)) return "heading";
  return text.split("\n").every((line) => line.trimStart().startsWith("|")) ? "table" : "paragraph";
}

/** The positions of a passage in the text. The stored position is used only where the text there matches. */
export function passageSpans(text: string, { start, end, passage }: Passage): Span[] {
  if (start !== null && end !== null && end > start && isSame(text.slice(start, end), passage))
    return [{ start, end }];
  return findPassage(text, passage);
}

function isSame(there: string, passage: string): boolean {
  return findPassage(there, passage).length > 0 || findPassage(passage, there).length > 0;
}

/** Splits a block into marked and unmarked parts. */
export function parted(block: Span, marks: readonly Span[]): (Span & { isMarked: boolean })[] {
  const parts: (Span & { isMarked: boolean })[] = [];
  let at = block.start;
  for (const mark of marks) {
    const start = Math.max(mark.start, at);
    const end = Math.min(mark.end, block.end);
    if (end <= start) continue;
    if (start > at) parts.push({ start: at, end: start, isMarked: false });
    parts.push({ start, end, isMarked: true });
    at = end;
  }
  if (at < block.end) parts.push({ start: at, end: block.end, isMarked: false });
  return parts;
}

/** The first occurrence of each glossary term; headings are skipped. */
export function firstTerms(
  text: string,
  { blocks, finder }: { blocks: readonly TextBlock[]; finder: TermFinder },
): Span[] {
  const seen = new Set<string>();
  return blocks.flatMap((block) => {
    if (block.kind === "heading") return [];
    return finder.find(text.slice(block.start, block.end)).flatMap(({ start, end, term }) => {
      if (seen.has(term)) return [];
      seen.add(term);
      return [{ start: block.start + start, end: block.start + end }];
    });
  });
}

/** The page of a position in the text, counted from 1; null where the format has no pages. */
export function pageAt(pageStarts: readonly number[], place: number): number | null {
  if (pageStarts.length === 0) return null;
  const next = pageStarts.findIndex((start) => start > place);
  return next === -1 ? pageStarts.length : Math.max(1, next);
}
