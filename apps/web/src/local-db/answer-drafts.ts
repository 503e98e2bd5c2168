import { waitingCallsOf } from "@metatron/turn/turn";
import { withTurn } from "./answer-of-turn.ts";
import type { ChatsStore } from "./chats-database.ts";
import { readStreamingAnswers } from "./messages.ts";
import { forgetPlanDrafts } from "./plan-drafts.ts";
import type { FollowedAnswer, MessageRow } from "./rows.ts";

/** Undefined also for a draft that an older release saved: that answer is read again from its first event. */
export async function readAnswerDraft(db: ChatsStore, answerId: string): Promise<FollowedAnswer | undefined> {
  const draft = await db.answerDrafts.get(answerId);
  return draft?.turn ? draft : undefined;
}

export async function readAnswerDrafts(
  db: ChatsStore,
  answerIds: readonly string[],
): Promise<FollowedAnswer[]> {
  const found = await Promise.all(answerIds.map((id) => readAnswerDraft(db, id)));
  return found.filter((draft) => draft !== undefined);
}

/** Ids of the conversations with an answer that waits for the person, as far as this browser has followed it. */
export async function readWaitingConversations(db: ChatsStore): Promise<string[]> {
  const streaming = await readStreamingAnswers(db);
  const drafts = await readAnswerDrafts(
    db,
    streaming.map(({ id }) => id),
  );
  const waiting = drafts.filter(({ turn }) => waitingCallsOf(turn).length > 0);
  return [...new Set(waiting.map(({ idChat }) => idChat))].sort();
}

/** Saves the drafts of running answers. An answer that has ended or was deleted is skipped. */
export async function saveAnswerDrafts(db: ChatsStore, drafts: readonly FollowedAnswer[]): Promise<void> {
  await db.write(["messages", "answerDrafts"], async (tx) => {
    const rows = await tx.messages.bulkGet(drafts.map(({ id }) => id));
    await tx.answerDrafts.bulkPut(drafts.filter((_draft, at) => isUnfinished(rows[at])));
  });
}

/** Stores the answer at the end of its stream. A final state that the server has already sent is kept. */
export async function finishAnswer(db: ChatsStore, { id, turn }: FollowedAnswer, now: Date): Promise<void> {
  await db.write(["chats", "messages", "answerDrafts", "texts", "settings"], async (tx) => {
    await tx.answerDrafts.delete(id);
    const row = await tx.messages.get(id);
    if (!row || !isUnfinished(row)) return;
    const updatedAt = now.toISOString();
    await tx.messages.put({ ...withTurn(row, turn), updatedAt, isOnServer: true });
    await tx.texts.delete(row.idChat);
    await forgetPlanDrafts(tx, row.idChat);
    await tx.chats.update(row.idChat, { digest: "", updatedAt });
  });
}

function isUnfinished(row: MessageRow | undefined): boolean {
  return row?.state === "streaming" || row?.state === "waiting";
}
