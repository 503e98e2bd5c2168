import type { Db } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { isOpenToAudience } from "./grants.repo.ts";
import { lockAssistant } from "./publish-assistant.ts";

/** Stops an assistant for everyone, or allows it again. Its owner can't undo this. */
export async function disableAssistant(
  db: Db,
  { personId }: Session,
  { assistantId, disabled }: { assistantId: string; disabled: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockAssistant(trx, assistantId);
    if (row.specialty)
      throw new AppError("assistant_protected", "The assistants of the product's own chats stay in use.");
    if ((row.disabled_at !== null) === disabled) return;
    await trx
      .updateTable("assistants")
      .set({ disabled_at: disabled ? new Date() : null })
      .where("id", "=", assistantId)
      .execute();
    await recordAudit(trx, {
      actorId: personId,
      action: disabled ? "assistant.disabled" : "assistant.enabled",
      subjectType: "assistant",
      subjectId: assistantId,
      details: {},
    });
  });
}

/**
 * Makes an assistant official, or gives it back to its members, who were kept. Only a version that was approved
 * for a wide audience can become official: otherwise nobody but its members would have seen it.
 */
export async function makeOfficial(
  db: Db,
  { personId }: Session,
  { assistantId, official }: { assistantId: string; official: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockAssistant(trx, assistantId);
    if (row.specialty)
      throw new AppError("assistant_protected", "The assistants of the product's own chats stay official.");
    if (row.is_official === official) return;
    if (official && !isOpenToAudience(row))
      throw new AppError("review_required", "An assistant becomes official after an approved review.");
    await trx
      .updateTable("assistants")
      .set({ is_official: official })
      .where("id", "=", assistantId)
      .execute();
    await recordAudit(trx, {
      actorId: personId,
      action: official ? "assistant.made_official" : "assistant.made_unofficial",
      subjectType: "assistant",
      subjectId: assistantId,
      details: {},
    });
  });
}
