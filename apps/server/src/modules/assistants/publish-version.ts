import type { Db, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import type { PublishedDocument } from "../../adapters/db/tables/assistants.ts";
import { recordAudit } from "../audit/index.ts";
import { removeNotices } from "../notices/index.ts";

interface Publication {
  assistantId: string;
  version: number;
  personId: string;
  /** Whether people beyond the named members may use this version. */
  isApproved: boolean;
  reviewExpiresAt?: Date | undefined;
}

/**
 * Makes a version the one that others use, and keeps which documents the assistant had at that moment. An open
 * review is withdrawn: approving it later would bring an older version back.
 */
export async function publishVersion(
  trx: Trx,
  { assistantId, version, personId, isApproved, reviewExpiresAt }: Publication,
  now = new Date(),
): Promise<void> {
  await keepPublication(trx, { assistantId, version, personId }, now);
  await trx
    .updateTable("assistant_reviews")
    .set({ state: "withdrawn", decided_by: personId, decided_at: now })
    .where("assistant_id", "=", assistantId)
    .where("state", "=", "open")
    .execute();
  // The new approval has an end of its own, and the old one is no longer true.
  if (isApproved) await removeNotices(trx, { assistantId, kind: "review_expiring" });
  await trx
    .updateTable("assistants")
    .set({
      published_version: version,
      ...(isApproved ? { approved_version: version, review_expires_at: reviewExpiresAt ?? null } : {}),
    })
    .where("id", "=", assistantId)
    .execute();
}

export async function keepPublication(
  trx: Trx,
  { assistantId, version, personId }: { assistantId: string; version: number; personId: string | null },
  now = new Date(),
): Promise<void> {
  const documents = toJsonb(await readDocuments(trx, assistantId));
  await trx
    .insertInto("assistant_publications")
    .values({ assistant_id: assistantId, version, at: now, person_id: personId, documents })
    .onConflict((conflict) =>
      conflict.column("assistant_id").doUpdateSet({ version, at: now, person_id: personId, documents }),
    )
    .execute();
}

export async function auditPublication(
  trx: Trx,
  { assistantId, version, personId }: Pick<Publication, "assistantId" | "version" | "personId">,
): Promise<void> {
  await recordAudit(trx, {
    actorId: personId,
    action: "assistant.published",
    subjectType: "assistant",
    subjectId: assistantId,
    details: { version },
  });
}

export function readDocuments(trx: Db | Trx, assistantId: string): Promise<PublishedDocument[]> {
  return trx
    .selectFrom("files")
    .select(["id", "name", "title", "revision"])
    .where("owner_id", "=", assistantId)
    .where("owner_kind", "=", "assistant")
    .where("status", "<>", "pending")
    .orderBy("create_at")
    .orderBy("id")
    .execute();
}

/** Whether anyone uses the assistant who can't edit it: from then on, saving alone changes nothing for them. */
export async function hasOtherUsers(trx: Trx, assistantId: string): Promise<boolean> {
  const viewer = await trx
    .selectFrom("assistant_members")
    .select("id")
    .where("assistant_id", "=", assistantId)
    .where("role", "=", "viewer")
    .limit(1)
    .executeTakeFirst();
  return viewer !== undefined || (await hasGrants(trx, assistantId));
}

export async function hasGrants(trx: Db | Trx, assistantId: string): Promise<boolean> {
  const grant = await trx
    .selectFrom("assistant_grants")
    .select("audience")
    .where("assistant_id", "=", assistantId)
    .limit(1)
    .executeTakeFirst();
  return grant !== undefined;
}
