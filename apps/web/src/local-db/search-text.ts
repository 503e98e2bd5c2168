import { foldText } from "./fold-text.ts";
import type { MessageRow, SearchText } from "./rows.ts";

/** Of a longer message only the beginning is searched. */
const LONGEST_SEARCHED = 20_000;

/** The entry of a message for the search; none while it grows or where it says nothing. */
export function toSearchText({
  id,
  idChat,
  createAt,
  text,
  state,
}: Pick<MessageRow, "id" | "idChat" | "createAt" | "text" | "state">): SearchText[] {
  if (state === "streaming" || state === "waiting" || text === "") return [];
  const folded = foldText(text.slice(0, LONGEST_SEARCHED));
  return [{ id, idChat, rank: -Date.parse(createAt), folded }];
}
