import type { FeedbackDetail, FeedbackTriage } from "@metatron/contract/feedback/feedback";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
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
    return readFeedback(trx, id);
  });
}
