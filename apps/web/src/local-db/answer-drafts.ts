import type { Message } from "@metatron/contract/message";
import type { ChatsDatabase } from "./chats-database.ts";
import type { AnswerDraft, MessageRow } from "./rows.ts";

export async function readAnswerDraft(db: ChatsDatabase, answerId: string): Promise<AnswerDraft | undefined> {
  return await db.answerDrafts.get(answerId);
}

/** What has been read of growing answers; one that ended meanwhile, or was deleted, grows no more. */
export async function saveAnswerDrafts(db: ChatsDatabase, drafts: readonly AnswerDraft[]): Promise<void> {
  await db.transaction("rw", db.messages, db.answerDrafts, async () => {
    const rows = await db.messages.bulkGet(drafts.map(({ id }) => id));
    await db.answerDrafts.bulkPut(drafts.filter((_draft, at) => isUnfinished(rows[at])));
  });
}

/** The answer as its stream ended it. What the server said of it meanwhile stays: it knows better. */
export async function finishAnswer(db: ChatsDatabase, answer: Message): Promise<void> {
  const tables = [db.chats, db.messages, db.answerDrafts, db.texts];
  await db.transaction("rw", tables, async () => {
    await db.answerDrafts.delete(answer.id);
    const known = await db.messages.get(answer.id);
    if (!known || !isUnfinished(known)) return;
    const { seq, parentId, createAt, feedback, activeFeedback } = known;
    const row: MessageRow = {
      ...answer,
      ...{ seq, parentId, createAt, feedback, activeFeedback },
      isOnServer: true,
    };
    await db.messages.put(row);
    await db.texts.delete(row.idChat);
    await db.chats.update(row.idChat, { digest: "", updatedAt: answer.updatedAt });
  });
}

function isUnfinished(row: MessageRow | undefined): boolean {
  return row?.state === "streaming" || row?.state === "waiting";
}
