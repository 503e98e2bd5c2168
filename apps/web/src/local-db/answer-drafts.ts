import type { Message } from "@metatron/contract/message";
import type { ChatsStore } from "./chats-database.ts";
import type { AnswerDraft, MessageRow } from "./rows.ts";

export async function readAnswerDraft(db: ChatsStore, answerId: string): Promise<AnswerDraft | undefined> {
  return await db.answerDrafts.get(answerId);
}

/** What has been read of growing answers; one that ended meanwhile, or was deleted, grows no more. */
export async function saveAnswerDrafts(db: ChatsStore, drafts: readonly AnswerDraft[]): Promise<void> {
  await db.write(["messages", "answerDrafts"], async (tx) => {
    const rows = await tx.messages.bulkGet(drafts.map(({ id }) => id));
    await tx.answerDrafts.bulkPut(drafts.filter((_draft, at) => isUnfinished(rows[at])));
  });
}

/** The answer as its stream ended it. What the server said of it meanwhile stays: it knows better. */
export async function finishAnswer(db: ChatsStore, answer: Message): Promise<void> {
  await db.write(["chats", "messages", "answerDrafts", "texts"], async (tx) => {
    await tx.answerDrafts.delete(answer.id);
    const known = await tx.messages.get(answer.id);
    if (!known || !isUnfinished(known)) return;
    const { seq, parentId, createAt, feedback, activeFeedback } = known;
    const row: MessageRow = {
      ...answer,
      seq,
      parentId,
      createAt,
      feedback,
      activeFeedback,
      isOnServer: true,
    };
    await tx.messages.put(row);
    await tx.texts.delete(row.idChat);
    await tx.chats.update(row.idChat, { digest: "", updatedAt: answer.updatedAt });
  });
}

function isUnfinished(row: MessageRow | undefined): boolean {
  return row?.state === "streaming" || row?.state === "waiting";
}
