import type { ChatsStore } from "../../../local-db/chats-database.ts";
import type { MessageRow } from "../../../local-db/rows.ts";

/** Withdraws a question from the outbox, with its empty answer. A question that was sent is kept. */
export async function withdrawQuestion(db: ChatsStore, question: MessageRow): Promise<void> {
  const { id, idChat, idAnswer } = question;
  await db.write(["messages", "texts", "outbox"], async (tx) => {
    const entries = await tx.outbox.by("conversationId", idChat);
    const taken = entries.filter(
      ({ operation }) => operation.kind === "send" && operation.request.answerId === idAnswer,
    );
    if (taken.length === 0 || !idAnswer) return;
    await tx.outbox.bulkDelete(taken.map(({ seq }) => seq));
    // If the server has the question, only its second answer is withdrawn.
    const gone = question.isOnServer ? [] : [id];
    await tx.messages.bulkDelete([...gone, idAnswer]);
    // Recreated when the conversation is next searched.
    await tx.texts.delete(idChat);
  });
}
