/** Where the text of a page begins inside of a passage, counted from the passage's own first character. */
export interface PageStart {
  offset: number;
  page: number;
}

/** The pages of a document that a passage touches, the first of them at offset 0. */
export function pageStartsIn(
  pageStarts: readonly number[],
  { start, end }: { start: number; end: number },
): PageStart[] {
  return pageStarts.flatMap((pageStart, at) => {
    const next = pageStarts[at + 1] ?? Number.POSITIVE_INFINITY;
    return pageStart < end && next > start ? [{ offset: Math.max(pageStart - start, 0), page: at + 1 }] : [];
  });
}

/** The page that a character of a passage stands on; undefined where the document has no pages. */
export function pageAt(pageStarts: readonly PageStart[], offset: number): number | undefined {
  return pageStarts.findLast((each) => each.offset <= offset)?.page;
}
