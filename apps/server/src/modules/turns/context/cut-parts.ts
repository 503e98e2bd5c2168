import type { RetrievedPassage } from "../../retrieval/index.ts";

/** Passages that a model reads in one call, in the order of the document. */
export interface DocumentPart {
  passages: readonly RetrievedPassage[];
  /** The pages of this part; undefined for a document without pages. */
  pages: readonly number[];
}

/** Splits the document into as few parts as the budget of one call allows. No passage is in two parts. */
export function cutParts(passages: readonly RetrievedPassage[], partChars: number): DocumentPart[] {
  const parts: RetrievedPassage[][] = [];
  let room = 0;
  for (const passage of passages) {
    const cost = passage.text.length + (passage.tableHead?.length ?? 0);
    const last = parts.at(-1);
    if (!last || cost > room) {
      parts.push([passage]);
      room = partChars - cost;
    } else {
      last.push(passage);
      room -= cost;
    }
  }
  return parts.map((part) => ({ passages: part, pages: pagesOf(part) }));
}

function pagesOf(passages: readonly RetrievedPassage[]): number[] {
  const pages = new Set(
    passages.flatMap(({ page, pageStarts }) => [page, ...pageStarts.map((start) => start.page)]),
  );
  return [...pages].filter((page) => page !== undefined).sort((a, b) => a - b);
}
