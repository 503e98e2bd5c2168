import type { Share } from "@metatron/contract/shares/share";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";

interface Owned {
  personId: string;
  id: string;
}

/** Newest first, without those that have expired. */
export async function listShares(db: Db, personId: string, now: Date): Promise<Share[]> {
  const rows = await selectOwn(db, personId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toShare);
}

export async function readOwnShare(db: Db | Trx, { personId, id }: Owned): Promise<Share> {
  const row = await selectOwn(db, personId).where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return toShare(row);
}

function selectOwn(db: Db | Trx, personId: string) {
  return db
    .selectFrom("shares")
    .select(["id", "conversation_id", "title", "part", "everyone", "roles", "emails", "opens"])
    .select(["created_at", "expires_at"])
    .where("person_id", "=", personId);
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof selectOwn>["execute"]>>[number];

function toShare({ conversation_id, created_at, expires_at, ...row }: OwnRow): Share {
  return {
    ...row,
    conversationId: conversation_id,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  };
}
