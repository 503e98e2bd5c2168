import { cutText } from "@metatron/text/cut-text";
import { foldInPlace } from "@metatron/text/fold-text";
import { toolTextOf } from "@metatron/turn/tool-text";
import type { ChatsStore } from "./chats-database.ts";
import { readMessageSlices } from "./messages.ts";
import type { MessageRow, SearchText } from "./rows.ts";

/** Only the beginning of a longer message is searched. */
const LONGEST_SEARCHED = 20_000;

/**
 * The searchable text of a conversation. Code that changes a message's
 * text must delete this row; search recreates it.
 */
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

/** The text of a message, what the person added to an answer, and the words of its tool calls. */
export function searchedTextOf({
  text,
  content,
  steps,
}: Pick<MessageRow, "text" | "content" | "steps">): string {
  const added = content.flatMap((part) => (part.type === "steer" ? [part.text] : []));
  const ofTools = steps ? toolTextOf({ steps }) : "";
  return [text, ...added, ofTools].filter((words) => words !== "").join("\n");
}

/** Creates missing rows: those of conversations that changed since the last search. */
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
