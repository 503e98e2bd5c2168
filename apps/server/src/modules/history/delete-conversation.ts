import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { deleteUnusedTags } from "./tags.ts";

export interface DeletedConversation {
  personId: string;
  conversationId: string;
}

/** Deletes another module's data of a conversation, in the same transaction. Must be idempotent. */
export type OnDeleted = (trx: Trx, deleted: DeletedConversation) => Promise<void>;

/** Shorter than PostgreSQL's `deadlock_timeout` of one second. */
const YIELD_AFTER_MS = 300;
const MOST_TRIES = 10;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Deletes the conversation and its dependent rows. A tombstone remains for devices that still have a copy.
 */
export async function deleteConversation(
  db: Db,
  deleted: DeletedConversation,
  onDeleted: readonly OnDeleted[],
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await tryToDelete(db, deleted, onDeleted)) return;
  }
  throw new AppError("overloaded", "The conversation is being written to; try again.", {
    retryAfterSeconds: 1,
  });
}

/**
 * False when a writer held the lock. Both lock the messages before their conversation. If they still wait for
 * each other (an answer is regenerated at this moment), the deletion yields, because a writer's batch may
 * hold answers of many people.
 */
async function tryToDelete(
  db: Db,
  deleted: DeletedConversation,
  onDeleted: readonly OnDeleted[],
): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(YIELD_AFTER_MS)}`.execute(trx);
      if (!(await lockOwn(trx, deleted))) return mustBeDeletedAlready(trx, deleted);
      for (const forget of onDeleted) await forget(trx, deleted);
      await replaceByTombstone(trx, deleted);
    });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

async function lockOwn(trx: Trx, { personId, conversationId }: DeletedConversation): Promise<boolean> {
  await trx
    .selectFrom("messages")
    .select("id")
    .where("conversation_id", "=", conversationId)
    .where("person_id", "=", personId)
    .orderBy("id")
    .forUpdate()
    .execute();
  const row = await trx
    .selectFrom("conversations")
    .select("id")
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function mustBeDeletedAlready(
  trx: Trx,
  { personId, conversationId }: DeletedConversation,
): Promise<void> {
  const tombstone = await trx
    .selectFrom("deleted_conversations")
    .select("id")
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (!tombstone) throw notFound();
}

/** Messages and drafts are deleted by their foreign keys. */
export async function replaceByTombstone(
  trx: Trx,
  { personId, conversationId }: DeletedConversation,
): Promise<void> {
  await trx
    .insertInto("deleted_conversations")
    .values({ id: conversationId, person_id: personId, deleted_at: new Date() })
    .execute();
  const deleted = await trx
    .deleteFrom("conversations")
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .returning("tag_keys")
    .executeTakeFirst();
  if (deleted && deleted.tag_keys.length > 0) await deleteUnusedTags(trx, personId);
}
