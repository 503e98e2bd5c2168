import type { MessageRow } from "../../../local-db/rows.ts";
import { foldForFind, type SearchedText } from "./find-hits.ts";
import { readableText } from "./readable-text.ts";
import type { Turn } from "./turns.ts";

/** Folding a long conversation takes a while, and every letter typed would do it again. */
const known = new WeakMap<MessageRow, SearchedText>();

export function searchedTexts(turns: readonly Turn[]): SearchedText[] {
  return turns.flatMap(({ question, answer }) =>
    [question, answer].flatMap((step) => (step ? [searchedText(step.message)] : [])),
  );
}

function searchedText(message: MessageRow): SearchedText {
  const found = known.get(message);
  if (found) return found;
  const text = message.role === "user" ? message.text : readableText(message.text);
  const searched = { messageId: message.id, folded: foldForFind(text) };
  known.set(message, searched);
  return searched;
}
