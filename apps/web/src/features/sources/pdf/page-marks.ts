import { findPassage, type Span } from "../find-passage.ts";

/** A box on a page, in per cent of its width and height, so that it is valid at any size. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The boxes of a passage, line by line, from the text spans of a
 * page. Empty when the passage is not on the page.
 */
export function passageBoxes(page: HTMLElement, pieces: readonly HTMLElement[], passage: string): Box[] {
  const { text, starts } = joined(pieces);
  const frame = page.getBoundingClientRect();
  const rects = findPassage(text, passage).flatMap((span) =>
    rangesOf(pieces, starts, span).flatMap((range) => [...range.getClientRects()]),
  );
  return mergeLines(rects.filter(({ width, height }) => width > 0 && height > 0)).map((rect) => ({
    left: ((rect.left - frame.left) / frame.width) * 100,
    top: ((rect.top - frame.top) / frame.height) * 100,
    width: ((rect.right - rect.left) / frame.width) * 100,
    height: ((rect.bottom - rect.top) / frame.height) * 100,
  }));
}

/** The text of all pieces joined, and the offset at which each begins. */
function joined(pieces: readonly HTMLElement[]): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = "";
  for (const piece of pieces) {
    starts.push(text.length);
    text += `${piece.textContent} `;
  }
  return { text, starts };
}

function rangesOf(pieces: readonly HTMLElement[], starts: readonly number[], { start, end }: Span): Range[] {
  return pieces.flatMap((piece, index) => {
    const node = piece.firstChild;
    const begins = starts[index] ?? 0;
    if (!(node instanceof Text) || begins >= end || begins + node.data.length <= start) return [];
    const range = new Range();
    range.setStart(node, Math.max(0, start - begins));
    range.setEnd(node, Math.min(node.data.length, end - begins));
    return [range];
  });
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Merges words of the same line into one stroke, but not words of two columns. */
export function mergeLines(rects: readonly Edges[]): Edges[] {
  const lines: Edges[] = [];
  for (const { left, top, right, bottom } of rects) {
    const height = bottom - top;
    const line = lines.find(
      (each) =>
        Math.abs((each.top + each.bottom) / 2 - (top + bottom) / 2) < height / 2 &&
        left - each.right < height &&
        each.left - right < height,
    );
    if (!line) lines.push({ left, top, right, bottom });
    else {
      line.left = Math.min(line.left, left);
      line.top = Math.min(line.top, top);
      line.right = Math.max(line.right, right);
      line.bottom = Math.max(line.bottom, bottom);
    }
  }
  return lines;
}
