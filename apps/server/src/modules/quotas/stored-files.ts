import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { quotaError } from "./quota-error.ts";

interface Stored {
  personId: string;
  /** Bytes of one person's files; 0 = no limit. */
  limit: number;
}

/** Files that a person sent or had made. What connectors and the demo bring is not theirs to clear away. */
export const COUNTED_SOURCES = ["upload", "generated"] as const;

/**
 * In the transaction that adds the file's row, after it: throws where the person's files are more than may be kept.
 * Uploads of one person wait here for each other, or two at once would both see room for themselves alone.
 */
export async function mustFit(trx: Trx, { personId, limit }: Stored): Promise<void> {
  if (limit === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stored:${personId}`}, 0))`.execute(trx);
  if ((await storedBytes(trx, personId)) > limit) throw quotaError("stored", limit);
}

/** Before work whose result is stored: throws where nothing more fits. */
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
