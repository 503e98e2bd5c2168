import type { HistoryHit } from "@metatron/contract/chat/conversation";

/** Two characters of the private use area; a text's own are taken out before the marking. */
export const MARK_START = "\uE000";
export const MARK_END = "\uE001";

/** From text with marks in it to plain text and the places of the marks. */
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
