import type { FeedbackState } from "@metatron/contract/feedback/constants";
import type { FeedbackDetail, FeedbackTriage } from "@metatron/contract/feedback/feedback";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { readFeedback } from "./read-feedback.ts";

interface Triage {
  id: string;
  triage: FeedbackTriage;
  actorId: string;
  now: Date;
}

/**
 * Changes the state. The author sees the state and the note, and is thanked once when something was
 * corrected.
 */
export async function triageFeedback(
  db: Db,
  { id, triage: { state, note }, actorId, now }: Triage,
): Promise<FeedbackDetail> {
  return db.transaction().execute(async (trx) => {
    await changeState(trx, { id, triage: { state, note }, actorId, now });
    return readFeedback(trx, id);
  });
}

/** Items that were deleted in the time between are left out. */
export async function triageMany(
  db: Db,
  { ids, state, actorId, now }: { ids: readonly string[]; state: FeedbackState; actorId: string; now: Date },
): Promise<{ changed: number }> {
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom("feedback")
      .select("message_id")
      .where("message_id", "in", ids)
      .where("state", "!=", state)
      .orderBy("message_id")
      .forUpdate()
      .execute();
    for (const { message_id: id } of known) await changeState(trx, { id, triage: { state }, actorId, now });
    return { changed: known.length };
  });
}

/** The feedback led to a verified answer. */
export function markCorrected(trx: Trx, { id, actorId, now }: Omit<Triage, "triage">): Promise<void> {
  return changeState(trx, { id, triage: { state: "corrected" }, actorId, now });
}

async function changeState(trx: Trx, { id, triage: { state, note }, actorId, now }: Triage): Promise<void> {
  const changed = await trx
    .updateTable("feedback")
    .set({
      state,
      ...(note === undefined ? {} : { note: note.trim() || null }),
      // Corrected for the first time, or again after another state: thanks are due again.
      thanked_at: sql<Date | null>`case when state = ${state} then thanked_at end`,
      updated_at: now,
    })
    .where("message_id", "=", id)
    .returning("message_id")
    .executeTakeFirst();
  if (!changed) throw notFound();
  await recordAudit(trx, {
    actorId,
    action: "feedback.triaged",
    subjectType: "feedback",
    subjectId: id,
    details: { state, hasNote: Boolean(note?.trim()) },
  });
}
