import { cutText } from "@metatron/text/cut-text";
import { foldInPlace } from "@metatron/text/fold-text";
import type { ChatsStore } from "./chats-database.ts";
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
  for (const row of rows) {
    const { id, createAt, state } = row;
    const words = searchedTextOf(row);
    if (state === "streaming" || state === "waiting" || words === "") continue;
    searched.folded += `${foldInPlace(cutText(words, LONGEST_SEARCHED))}\n`;
    searched.messages.push({ id, createAt, end: searched.folded.length });
  }
}

/** What a message says, and what the person added to an answer. */
export function searchedTextOf({ text, content }: Pick<MessageRow, "text" | "content">): string {
  const added = content.flatMap((part) => (part.type === "steer" ? [part.text] : []));
  return [text, ...added].filter((words) => words !== "").join("\n");
}

/** Makes the rows that are not there: of conversations that changed since the last search. */
export async function fillSearchTexts(db: ChatsStore, conversationIds: readonly string[]): Promise<void> {
  const there = new Set(await db.texts.keys());
  for (const idChat of conversationIds.filter((id) => !there.has(id))) {
    await db.write(["messages", "texts"], async (tx) => {
      const searched = toSearchText(idChat, []);
      await readMessageSlices(tx, idChat, (rows) => addRows(searched, rows));
      await tx.texts.put(searched);
    });
  }
}
