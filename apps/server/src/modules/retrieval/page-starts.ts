/** Where the text of a page begins inside a passage, relative to the passage's first character. */
export interface PageStart {
  offset: number;
  page: number;
}

/** The pages that a passage spans, the first of them at offset 0. */
export function pageStartsIn(
  pageStarts: readonly number[],
  { start, end }: { start: number; end: number },
): PageStart[] {
  return pageStarts.flatMap((pageStart, at) => {
    const next = pageStarts[at + 1] ?? Number.POSITIVE_INFINITY;
    return pageStart < end && next > start ? [{ offset: Math.max(pageStart - start, 0), page: at + 1 }] : [];
  });
}

/** The page of a character in a passage; undefined for a document without pages. */
export function pageAt(pageStarts: readonly PageStart[], offset: number): number | undefined {
  return pageStarts.findLast((each) => each.offset <= offset)?.page;
}
