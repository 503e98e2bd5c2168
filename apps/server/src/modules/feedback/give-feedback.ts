import { type FeedbackReason, feedbackReasons } from "@metatron/contract/feedback/constants";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { type GivenFeedback, saveFeedback } from "../history/index.ts";

/** Stores the feedback on the message and in the triage. Changed feedback is triaged again. */
export async function giveFeedback(db: Db, given: GivenFeedback): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { model } = await saveFeedback(trx, given);
    const said = {
      feedback: given.feedback,
      reasons: reasonsIn(given.preselectComment),
      comment: given.badComment?.trim() || null,
      model,
    };
    await trx
      .insertInto("feedback")
      .values({
        ...said,
        message_id: given.messageId,
        person_id: given.personId,
        given_at: given.now,
        updated_at: given.now,
      })
      .onConflict((conflict) =>
        conflict
          .column("message_id")
          .doUpdateSet({
            ...said,
            state: "received",
            note: null,
            thanked_at: null,
            given_at: given.now,
            updated_at: given.now,
          })
          // A retry is the same feedback: the state of its triage stays.
          .where(
            sql<boolean>`(feedback.feedback, feedback.reasons, feedback.comment) is distinct from
              (excluded.feedback, excluded.reasons, excluded.comment)`,
          ),
      )
      .execute();
  });
}

/** Several reasons are sent as one text; texts of the older product are no reasons of the list. */
function reasonsIn(preselectComment: string | undefined): FeedbackReason[] {
  const said = new Set(preselectComment?.split(","));
  return feedbackReasons.filter((reason) => said.has(reason));
}
