import { findPassage, type Span } from "../find-passage.ts";

/** A box on a page, in hundredths of its width and height, so that it stays right at any size. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of a passage, line by line, from the spans of text that lie over a page. Empty when it is not on it. */
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

/** One text of all pieces, and where each begins in it. */
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

/** Words of the same line become one stroke; words of two columns do not. */
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
