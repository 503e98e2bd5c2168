import type { ChatsStore } from "../../../local-db/chats-database.ts";
import type { MessageRow } from "../../../local-db/rows.ts";

/** Takes back a question that still waits in the outbox, with its empty answer. One that is sent stays. */
export async function withdrawQuestion(db: ChatsStore, question: MessageRow): Promise<void> {
  const { id, idChat, idAnswer } = question;
  await db.write(["messages", "texts", "outbox"], async (tx) => {
    const entries = await tx.outbox.by("conversationId", idChat);
    const taken = entries.filter(
      ({ operation }) => operation.kind === "send" && operation.request.answerId === idAnswer,
    );
    if (taken.length === 0 || !idAnswer) return;
    await tx.outbox.bulkDelete(taken.map(({ seq }) => seq));
    // A second answer to a question that the server has is taken back alone.
    const gone = question.isOnServer ? [] : [id];
    await tx.messages.bulkDelete([...gone, idAnswer]);
    // Made again from what is left when the conversation is next searched.
    await tx.texts.delete(idChat);
  });
}
