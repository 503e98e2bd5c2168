import { isAdmin } from "@metatron/contract/roles";
import type { Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import type { AssistantRow } from "./assistant-row.ts";
import type { AssistantsDeps, ReviewRules } from "./assistants-deps.ts";
import { needAccess } from "./find-access.ts";
import { auditPublication, hasGrants, publishVersion } from "./publish-version.ts";

/** Lets others use the newest version. Where roles or everyone have access, a review comes first. */
export async function publishAssistant(
  { db, assistantReview }: Pick<AssistantsDeps, "db" | "assistantReview">,
  session: Session,
  { assistantId, version }: { assistantId: string; version: number },
): Promise<void> {
  await needAccess(db, session, assistantId, "edit");
  const { personId } = session;
  await db.transaction().execute(async (trx) => {
    const row = await lockAssistant(trx, assistantId);
    if (row.version !== version)
      throw new AppError("version_conflict", "Someone else has changed this assistant in the meantime.");
    const isAudience = row.is_official || (await hasGrants(trx, assistantId));
    const isApproved = isAdmin(session.roles) || !assistantReview.isOn;
    if (isAudience && !isApproved)
      throw new AppError("review_required", "This assistant is shared widely: a reviewer publishes it.");
    await publishVersion(trx, {
      assistantId,
      version,
      personId,
      isApproved: isAudience,
      reviewExpiresAt: isAudience ? reviewEnd(assistantReview) : undefined,
    });
    await auditPublication(trx, { assistantId, version, personId });
  });
}

/** When a version that is approved now must be reviewed again; undefined where reviews do not expire. */
export function reviewEnd({ isOn, validDays }: ReviewRules, now = new Date()): Date | undefined {
  return isOn && validDays > 0 ? new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000) : undefined;
}

export async function lockAssistant(trx: Trx, assistantId: string): Promise<AssistantRow> {
  const row = await trx
    .selectFrom("assistants")
    .selectAll()
    .where("id", "=", assistantId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The owner ends the use of an assistant, or brings it back. Conversations with it stay readable. */
export async function retireAssistant(
  { db }: Pick<AssistantsDeps, "db">,
  session: Session,
  { assistantId, retired }: { assistantId: string; retired: boolean },
): Promise<void> {
  const { row } = await needAccess(db, session, assistantId, "edit");
  if (row.specialty)
    throw new AppError("assistant_protected", "The assistants of the product's own chats stay in use.");
  if (!row.is_official) await needAccess(db, session, assistantId, "share");
  await db.transaction().execute(async (trx) => {
    const locked = await lockAssistant(trx, assistantId);
    if ((locked.retired_at !== null) === retired) return;
    await trx
      .updateTable("assistants")
      .set({ retired_at: retired ? new Date() : null })
      .where("id", "=", assistantId)
      .execute();
    await recordAudit(trx, {
      actorId: session.personId,
      action: retired ? "assistant.retired" : "assistant.brought_back",
      subjectType: "assistant",
      subjectId: assistantId,
      details: {},
    });
  });
}
