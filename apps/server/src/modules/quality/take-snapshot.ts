import { createHash } from "node:crypto";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import type { SeenDocument } from "../../adapters/db/tables/quality.ts";

export const digestOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 32);

/**
 * Stores the list of the assistant's current documents, shared by all runs with the same list; returns its
 * digest.
 */
export async function takeSnapshot(trx: Trx, assistantId: string): Promise<string> {
  const files = await trx
    .selectFrom("files")
    .select(["id", "name", "title", "sha256", "revision", "valid_until", "supersedes"])
    .where("owner_id", "=", assistantId)
    .where("owner_kind", "=", "assistant")
    .where("status", "=", "ready")
    .orderBy("id")
    .execute();
  const documents = files.map(
    ({ id, name, title, sha256, revision, valid_until, supersedes }): SeenDocument => ({
      id,
      title: title ?? name,
      digest: digestOf(JSON.stringify([sha256, title, revision, valid_until, supersedes])),
    }),
  );
  const digest = digestOf(JSON.stringify(documents.map((document) => [document.id, document.digest])));
  await trx
    .insertInto("quality_snapshots")
    .values({ assistant_id: assistantId, digest, documents: toJsonb(documents) })
    .onConflict((conflict) => conflict.columns(["assistant_id", "digest"]).doNothing())
    .execute();
  return digest;
}

export async function readSnapshot(
  db: Db,
  { assistantId, digest }: { assistantId: string; digest: string },
): Promise<readonly SeenDocument[]> {
  const row = await db
    .selectFrom("quality_snapshots")
    .select("documents")
    .where("assistant_id", "=", assistantId)
    .where("digest", "=", digest)
    .executeTakeFirst();
  return row?.documents ?? [];
}
