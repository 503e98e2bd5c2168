import { cutText } from "@metatron/contract/cut-text";
import type { ChatsDatabase } from "./chats-database.ts";
import { foldText } from "./fold-text.ts";
import { readMessageSlices } from "./messages.ts";
import type { MessageRow, SearchText } from "./rows.ts";

/** Of a longer message only the beginning is searched. */
const LONGEST_SEARCHED = 20_000;

/** What the search reads of a conversation. Whoever changes a message's text takes the row away; it is made anew. */
export function toSearchText(idChat: string, rows: readonly MessageRow[]): SearchText {
  const searched = { idChat, folded: "", messages: [] };
  addRows(searched, rows);
  return searched;
}

function addRows(searched: SearchText, rows: readonly MessageRow[]): void {
  for (const { id, createAt, text, state } of rows) {
    if (state === "streaming" || state === "waiting" || text === "") continue;
    searched.folded += `${foldText(cutText(text, LONGEST_SEARCHED))}\n`;
    searched.messages.push({ id, createAt, end: searched.folded.length });
  }
}

/** Makes the rows that are not there: of conversations that changed since the last search. */
export async function fillSearchTexts(db: ChatsDatabase, conversationIds: readonly string[]): Promise<void> {
  const there = new Set(await db.texts.toCollection().primaryKeys());
  for (const idChat of conversationIds.filter((id) => !there.has(id))) {
    await db.transaction("rw", db.messages, db.texts, async () => {
      const searched = toSearchText(idChat, []);
      await readMessageSlices(db, idChat, (rows) => addRows(searched, rows));
      await db.texts.put(searched);
    });
  }
}
