import type { ReviewVerdict } from "@metatron/contract/assistants/life";
import { isAdmin } from "@metatron/contract/roles";
import type { Selectable } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import type { AssistantReviewsTable } from "../../adapters/db/tables/assistants.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import type { AssistantsDeps, ReviewRules } from "./assistants-deps.ts";
import { findAccess, needAccess } from "./find-access.ts";
import { lockAssistant, reviewEnd } from "./publish-assistant.ts";
import { auditPublication, publishVersion } from "./publish-version.ts";

type ReviewDeps = Pick<AssistantsDeps, "db" | "assistantReview">;
export type ReviewRow = Selectable<AssistantReviewsTable>;

/** Administrators and the people that the configuration names. */
export function isReviewer({ reviewers }: ReviewRules, session: Session): boolean {
  if (isAdmin(session.roles)) return true;
  return session.isEmailVerified && reviewers.includes(session.userEmail);
}

/**
 * Opens a review of the newest version. If one is open already, it moves to this version and keeps its
 * comments.
 */
export async function requestReview(
  { db }: ReviewDeps,
  session: Session,
  asked: { assistantId: string; id: string; version: number; note: string },
): Promise<void> {
  const { assistantId, id, version, note } = asked;
  await needAccess(db, session, assistantId, "edit");
  const { personId } = session;
  await db.transaction().execute(async (trx) => {
    const row = await lockAssistant(trx, assistantId);
    if (row.version !== version)
      throw new AppError("version_conflict", "Someone else has changed this assistant in the meantime.");
    const open = await trx
      .updateTable("assistant_reviews")
      .set({ version, note, requested_by: personId, requested_at: new Date() })
      .where("assistant_id", "=", assistantId)
      .where("state", "=", "open")
      .returning("id")
      .executeTakeFirst();
    if (open) return;
    const made = await trx
      .insertInto("assistant_reviews")
      .values({
        id,
        assistant_id: assistantId,
        version,
        state: "open",
        note,
        requested_by: personId,
        requested_at: new Date(),
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    // The same request arrived again after its review was decided.
    if (!made) return mustBeReviewOf(trx, { id, assistantId });
    await recordAudit(trx, {
      actorId: personId,
      action: "assistant.review_requested",
      subjectType: "assistant",
      subjectId: assistantId,
      details: { version },
    });
  });
}

async function mustBeReviewOf(trx: Trx, { id, assistantId }: { id: string; assistantId: string }) {
  const review = await trx
    .selectFrom("assistant_reviews")
    .select("assistant_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (review?.assistant_id !== assistantId)
    throw new AppError("id_taken", "Another assistant's review has this id.");
}

/** A comment is kept even if the review was decided while it was being written. */
export async function commentReview(
  deps: ReviewDeps,
  session: Session,
  comment: { assistantId: string; reviewId: string; id: string; text: string },
): Promise<void> {
  const { assistantId, reviewId, id, text } = comment;
  await mustTakePart(deps, session, assistantId);
  const review = await readReview(deps.db, { assistantId, reviewId });
  const kept = await deps.db
    .insertInto("assistant_review_comments")
    .values({ id, review_id: review.id, person_id: session.personId, text, at: new Date() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (kept) return;
  const there = await deps.db
    .selectFrom("assistant_review_comments")
    .select(["review_id", "person_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (there?.review_id !== review.id || there.person_id !== session.personId)
    throw new AppError("id_taken", "Another comment has this id.");
}

/** Editors and reviewers take part in a review; everyone else learns nothing of it. */
async function mustTakePart(deps: ReviewDeps, session: Session, assistantId: string): Promise<void> {
  if (isReviewer(deps.assistantReview, session)) return;
  await needAccess(deps.db, session, assistantId, "edit");
}

async function readReview(
  db: Db | Trx,
  { assistantId, reviewId }: { assistantId: string; reviewId: string },
): Promise<ReviewRow> {
  const review = await db
    .selectFrom("assistant_reviews")
    .selectAll()
    .where("id", "=", reviewId)
    .where("assistant_id", "=", assistantId)
    .executeTakeFirst();
  if (!review) throw notFound();
  return review;
}

/**
 * Approving publishes exactly the version that was reviewed: what was saved after it stays a draft. A review
 * that moved to another version, or was decided by someone else, is refused.
 */
export async function decideReview(
  deps: ReviewDeps,
  session: Session,
  given: ReviewVerdict & { assistantId: string; reviewId: string },
): Promise<void> {
  const { db, assistantReview } = deps;
  const { assistantId, reviewId, decision, version, comment = "", validUntil } = given;
  await mustTakePart(deps, session, assistantId);
  await readReview(db, { assistantId, reviewId });
  const { personId } = session;
  if (decision === "withdraw") {
    if (!(await findAccess(db, session, assistantId))?.can.edit)
      throw new AppError("forbidden", "Only the people who edit an assistant withdraw its review.");
  } else if (!isReviewer(assistantReview, session))
    throw new AppError("forbidden", "Only a reviewer decides about a review.");
  await db.transaction().execute(async (trx) => {
    await lockAssistant(trx, assistantId);
    const review = await readReview(trx, { assistantId, reviewId });
    if (review.state !== "open") throw new AppError("review_closed", "This review was decided already.");
    if (review.version !== version)
      throw new AppError("version_conflict", "The review has moved to a newer version.");
    if (decision === "approve" && review.requested_by === personId && !isAdmin(session.roles))
      throw new AppError("forbidden", "Another reviewer must approve this person's own request.");
    await trx
      .updateTable("assistant_reviews")
      .set({ state: STATE_AFTER[decision], decided_by: personId, decided_at: new Date() })
      .where("id", "=", reviewId)
      .execute();
    if (comment.trim() !== "")
      await trx
        .insertInto("assistant_review_comments")
        .values({
          id: crypto.randomUUID(),
          review_id: reviewId,
          person_id: personId,
          text: comment,
          at: new Date(),
        })
        .execute();
    await recordAudit(trx, {
      actorId: personId,
      action: `assistant.review_${STATE_AFTER[decision]}`,
      subjectType: "assistant",
      subjectId: assistantId,
      details: { version },
    });
    if (decision !== "approve") return;
    const end = validUntil ? new Date(`${validUntil}T23:59:59.999Z`) : reviewEnd(assistantReview);
    await publishVersion(trx, { assistantId, version, personId, isApproved: true, reviewExpiresAt: end });
    await auditPublication(trx, { assistantId, version, personId });
  });
}

const STATE_AFTER = {
  approve: "approved",
  return: "returned",
  withdraw: "withdrawn",
} as const;
