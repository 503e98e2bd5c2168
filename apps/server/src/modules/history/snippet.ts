import type { HistoryHit } from "@metatron/contract/chat/conversation";

/** Two private-use characters; they are removed from the text before the highlighting. */
export const MARK_START = "\uE000";
export const MARK_END = "\uE001";

/** Converts text with mark characters to plain text and the positions of the marks. */
export function toSnippet(marked: string): HistoryHit["snippet"] {
  const marks: [number, number][] = [];
  let text = "";
  for (const piece of marked.replace(/\s+/g, " ").trim().split(MARK_START)) {
    const [word = "", ...rest] = piece.split(MARK_END);
    if (rest.length > 0) marks.push([text.length, text.length + word.length]);
    text += word + rest.join("");
  }
  return { text, marks };
}
