import { buildIndex, type SearchIndex } from "./build-index.ts";
import type { FromSearchWorker, ToSearchWorker } from "./messages.ts";
import { searchIndex } from "./search-index.ts";

/** Cache of one category's index: consecutive searches nearly always use the same category. */
let loaded: { key: string; index: SearchIndex } | null = null;

addEventListener("message", ({ data }: MessageEvent<ToSearchWorker>) => {
  if (data.type === "load") {
    loaded = { key: data.key, index: buildIndex(data.passages) };
    return;
  }
  const { id, key, ...query } = data;
  const found = loaded?.key === key ? searchIndex(loaded.index, query) : [];
  // Vectors are not sent back: the page does not need them.
  const answer: FromSearchWorker = { id, found: found.map((passage) => ({ ...passage, vector: null })) };
  postMessage(answer);
});
