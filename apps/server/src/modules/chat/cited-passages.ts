import type { Citation } from "@metatron/contract/citation";
import type { Passage } from "../../adapters/models/index.ts";

const REFERENCE = /\[(\d{1,3})\]/g;

/** A passage that an answer may cite, with what a reader needs to find it again. */
export type CitablePassage = Passage & Pick<Citation, "fileId" | "start" | "end" | "revision" | "validUntil">;

/** The passages that the text really refers to, by number. */
export function citedPassages(text: string, passages: readonly CitablePassage[]): Citation[] {
  const numbers = new Set([...text.matchAll(REFERENCE)].map(([, n]) => Number(n)));
  return passages.flatMap((passage, at) => {
    const n = at + 1;
    if (!numbers.has(n)) return [];
    const { fileId, title, page, start, end, revision, validUntil } = passage;
    const place = { page: page ?? null, start, end };
    return [{ n, fileId, title, ...place, passage: passage.text, revision, validUntil, verified: null }];
  });
}
