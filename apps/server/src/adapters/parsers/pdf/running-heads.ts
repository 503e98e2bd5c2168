import type { PageContent, Piece } from "./page-content.ts";
import { type Segment, toSegments } from "./segments.ts";

// The share of the page's height at its top and bottom where headers and footers are.
const MARGIN = 0.15;
const MIN_PAGES = 3;
const MIN_SHARE = 0.3;
const PAGE_NUMBER = /^\W*(?:p[áa]g(?:ina|e)?\.?\s*)?\d{1,4}(?:\s*(?:de|of|\/|\|)\s*\d{1,4})?\W*$/i;

interface MarginLine {
  page: number;
  text: string;
  key: string;
  /** No other text stands beside it: a number beside another text may be a cell of a table. */
  isAlone: boolean;
  pieces: readonly Piece[];
}

/** Removes page numbers and lines that repeat in the margins of most pages; returns each such line once. */
export function removeRunningHeads(pages: readonly PageContent[]): {
  pages: PageContent[];
  removed: string[];
} {
  const lines = pages.flatMap(marginLines);
  const pagesWith = new Map<string, Set<number>>();
  for (const { key, page } of lines) pagesWith.set(key, (pagesWith.get(key) ?? new Set()).add(page));
  const needed = pages.length === 2 ? 2 : Math.max(MIN_PAGES, pages.length * MIN_SHARE);
  const dropped = lines.filter(
    (line) =>
      (pagesWith.get(line.key)?.size ?? 0) >= needed ||
      (pages.length > 1 && PAGE_NUMBER.test(line.text) && (line.isAlone || isNumberOfItsPage(line))),
  );
  const gone = new Set([...dropped, ...pageNumbers(pages)].flatMap(({ pieces }) => pieces));
  return {
    pages: pages.map((page) => ({ ...page, pieces: page.pieces.filter((piece) => !gone.has(piece)) })),
    removed: [...new Map(dropped.map(({ key, text }) => [key, text])).values()],
  };
}

/** Beside a running head that changes from page to page. */
function isNumberOfItsPage({ text, page }: MarginLine): boolean {
  return Number(/\d+/.exec(text)?.[0]) === page + 1;
}

/** Numbers at the top or bottom that increase with the pages, at any distance from the edge. */
function pageNumbers(pages: readonly PageContent[]): Pick<MarginLine, "pieces">[] {
  const found = pages.flatMap((content, page) => {
    const segments = withoutListMarks(toSegments(content.pieces));
    const ends = [segments[0], segments.at(-1)].filter((segment) => segment !== undefined);
    return ends
      .filter(({ text }) => PAGE_NUMBER.test(text))
      .map(({ text, pieces }) => ({ page, text, key: String(Number(/\d+/.exec(text)?.[0]) - page), pieces }));
  });
  const counting = found.filter(({ key }) => found.filter((other) => other.key === key).length >= 2);
  return pages.length > 1 ? counting : [];
}

function marginLines({ height, pieces }: PageContent, page: number): MarginLine[] {
  const inMargin = pieces.filter(({ y }) => y < height * MARGIN || y > height * (1 - MARGIN));
  const segments = toSegments(inMargin);
  return withoutListMarks(segments).map((segment) => ({
    page,
    text: segment.text,
    isAlone: !segments.some((other) => other !== segment && isBeside(other, segment)),
    // Numbers change from page to page, positions hardly.
    key: `${segment.text.replace(/\d+/g, "0").toLowerCase()} ${Math.round(segment.baseline / 6)}`,
    pieces: segment.pieces,
  }));
}

function isBeside(other: Segment, { baseline, size }: Segment): boolean {
  return Math.abs(other.baseline - baseline) < size / 2;
}

const LIST_MARK = /^\(?\d{1,3}[.)]$/;
// In multiples of the font size.
const MARK_GAP = 4;

/** The number of a step that begins or ends a page stands close before its text; a page number stands alone. */
function withoutListMarks(segments: readonly Segment[]): Segment[] {
  return segments.filter(
    (mark) =>
      !LIST_MARK.test(mark.text) ||
      !segments.some(
        (other) =>
          isBeside(other, mark) && other.left > mark.left && other.left - mark.right < mark.size * MARK_GAP,
      ),
  );
}
