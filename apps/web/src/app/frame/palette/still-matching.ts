import type { HistoryHit } from "@metatron/contract/chat/conversation";
import { foldText } from "@metatron/text/fold-text";
import { markWords } from "../../../lib/mark-words.ts";

/** The hits of an earlier query whose passages also have the words of this one, marked in them. */
export function stillMatching(hits: readonly HistoryHit[], words: string): HistoryHit[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  return hits
    .filter(({ snippet }) => {
      const text = foldText(snippet.text);
      return wanted.every((word) => text.includes(word));
    })
    .map((hit) => ({
      ...hit,
      snippet: { text: hit.snippet.text, marks: markWords(hit.snippet.text, words) },
    }));
}
