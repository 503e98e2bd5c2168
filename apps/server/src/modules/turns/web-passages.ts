import type { WebResult } from "../../adapters/web-search/index.ts";
import type { CitablePassage } from "./cited-passages.ts";

/** The search results as passages to quote; the pages themselves are never fetched. */
export function toWebPassages(results: readonly WebResult[]): CitablePassage[] {
  return results.map(({ url, title, text }) => ({
    // A turn may search several times, and the same page keeps its id.
    id: `web-${url}`,
    title,
    page: undefined,
    text,
    section: "",
    fileId: null,
    start: null,
    end: null,
    revision: null,
    validUntil: null,
    url,
    mediaType: "text/html",
    fileName: title,
    isExpired: false,
    isSuperseded: false,
  }));
}
