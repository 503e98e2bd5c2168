import type { FeedbackRequest } from "@metatron/contract/feedback/feedback";
import type { Trx } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { markChanged } from "./mark-changed.ts";

export interface GivenFeedback extends FeedbackRequest {
  personId: string;
  now: Date;
}

/**
 * Replaces the whole feedback, so that no old comment remains under a new rating. Returns the model of the
 * answer.
 */
export async function saveFeedback(trx: Trx, given: GivenFeedback): Promise<{ model: string | null }> {
  const saved = await trx
    .updateTable("messages")
    .set({
      feedback: given.feedback,
      preselect_comment: given.preselectComment ?? null,
      bad_comment: given.badComment ?? null,
      updated_at: given.now,
    })
    .where("id", "=", given.messageId)
    .where("conversation_id", "=", given.conversationId)
    .where("person_id", "=", given.personId)
    .where("role", "=", "assistant")
    .returning("model")
    .executeTakeFirst();
  if (!saved) throw notFound();
  await markChanged(trx, given.conversationId, given.now);
  return saved;
}
