import type { ChatsStore } from "../../../local-db/chats-database.ts";
import { type Draft, NEW_CONVERSATION } from "../../../local-db/drafts.ts";
import { readMessages } from "../../../local-db/messages.ts";
import type { ConversationRow, MessageRow } from "../../../local-db/rows.ts";

/** Removes a question that the server refused, with its empty answer. A question that the server has is kept. */
export async function takeBackQuestion(db: ChatsStore, question: MessageRow): Promise<void> {
  const { id, idChat, idAnswer, isOnServer } = question;
  if (isOnServer) return;
  await db.write(["chats", "messages", "texts"], async (tx) => {
    await tx.messages.bulkDelete([id, ...(idAnswer ? [idAnswer] : [])]);
    await tx.texts.delete(idChat);
    const conversation = await tx.chats.get(idChat);
    const left = await readMessages(tx, idChat);
    // Nothing of it was ever stored on the server.
    if (conversation && !conversation.isOnServer && left.length === 0) await tx.chats.delete(idChat);
  });
}

/** Whether the conversation would be empty without this question. */
export const beginsConversation = ({ isOnServer }: ConversationRow, { parentId }: MessageRow) =>
  !isOnServer && parentId === null;

/** The draft of a new conversation that holds the question again, and the key of that draft. */
export function draftOfFirst(
  { id, chat, model, assistantId, baseKnowledge }: ConversationRow,
  { text, files, online }: MessageRow,
): { draftOf: string; draft: Draft } {
  const draftOf = assistantId ? `${NEW_CONVERSATION}-${assistantId}` : NEW_CONVERSATION;
  const kept = { text, chat, online, baseKnowledge, ...(model ? { model } : {}) };
  return { draftOf, draft: files.length > 0 ? { ...kept, files, conversationId: id } : kept };
}

/** The text of a question that comes back, above the text that was typed since. */
export const withTextBack = (question: string, typed: string) =>
  typed.trim() === "" ? question : `${question}\n\n${typed}`;
