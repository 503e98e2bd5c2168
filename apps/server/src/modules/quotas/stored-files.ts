import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { quotaError } from "./quota-error.ts";

interface Stored {
  personId: string;
  /** Maximum bytes of one person's files; 0 = no limit. */
  limit: number;
}

/**
 * Files that a person uploaded or generated. Files of connectors and of the demo do not count, because the
 * person can't delete them.
 */
export const COUNTED_SOURCES = ["upload", "generated"] as const;

/**
 * Call after the insert, in the transaction of the file's row: throws if the person's files exceed the quota.
 * Serialises the uploads of one person, because two concurrent ones would both see enough room.
 */
export async function mustFit(trx: Trx, { personId, limit }: Stored): Promise<void> {
  if (limit === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stored:${personId}`}, 0))`.execute(trx);
  if ((await storedBytes(trx, personId)) > limit) throw quotaError("stored", limit);
}

/** Before work whose result is stored: throws if the quota is exhausted. */
export async function mustHaveRoom(
  db: Db,
  { personId, limit, bytes = 1 }: Stored & { bytes?: number },
): Promise<void> {
  if (limit > 0 && (await storedBytes(db, personId)) + bytes > limit) throw quotaError("stored", limit);
}

async function storedBytes(db: Db | Trx, personId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom("files")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("size"), sql<number>`0`).as("bytes"))
    .where("person_id", "=", personId)
    .where("source", "in", COUNTED_SOURCES)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}
