import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import type { MessageRow } from "../../../local-db/rows.ts";

/** Takes back a question that still waits in the outbox, with its empty answer. One that is sent stays. */
export async function withdrawQuestion(db: ChatsDatabase, question: MessageRow): Promise<void> {
  const { id, idChat, idAnswer } = question;
  await db.transaction("rw", [db.messages, db.texts, db.outbox], async () => {
    const taken = await db.outbox
      .where("conversationId")
      .equals(idChat)
      .filter(({ operation }) => operation.kind === "send" && operation.request.answerId === idAnswer)
      .delete();
    // A second answer to a question that the server has is taken back alone.
    const gone = question.isOnServer ? [] : [id];
    if (taken > 0 && idAnswer) await db.messages.bulkDelete([...gone, idAnswer]);
    // Made again from what is left when the conversation is next searched.
    if (taken > 0) await db.texts.delete(idChat);
  });
}
