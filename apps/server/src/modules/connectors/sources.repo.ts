import type { SourceFailure, SourceState } from "@metatron/contract/assistants/constants";
import { type Selectable, sql } from "kysely";
import type { OutsideItem } from "../../adapters/connectors/index.ts";
import type { Db, Tables, Trx } from "../../adapters/db/index.ts";
import type { SourceId } from "./sync-source.job.ts";

export type SourceRow = Selectable<Tables["knowledge_sources"]>;
export type ItemRow = Selectable<Tables["knowledge_items"]>;

export function readSource(db: Db, { collectionId, kind, key }: SourceId): Promise<SourceRow | undefined> {
  return db
    .selectFrom("knowledge_sources")
    .selectAll()
    .where("collection_id", "=", collectionId)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
}

export function readSources(db: Db | Trx, collectionId: string): Promise<SourceRow[]> {
  return db
    .selectFrom("knowledge_sources")
    .selectAll()
    .where("collection_id", "=", collectionId)
    .orderBy("kind")
    .orderBy("name")
    .orderBy("key")
    .execute();
}

export interface SourceChange {
  state?: SourceState;
  reason?: SourceFailure | null;
  run_id?: string | null;
  is_listed?: boolean;
  page_cursor?: string | null;
  last_attempt_at?: Date;
  last_sync_at?: Date;
}

export async function changeSource(
  db: Db | Trx,
  { collectionId, kind, key }: SourceId,
  change: SourceChange,
): Promise<void> {
  await db
    .updateTable("knowledge_sources")
    .set(change)
    .where("collection_id", "=", collectionId)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .execute();
}

/**
 * Records the items that this run saw. An item is due if it changed since the last fetch or failed the last
 * time.
 */
export async function noteItems(
  trx: Trx,
  { collectionId, kind, key }: SourceId,
  { runId, items }: { runId: string; items: readonly OutsideItem[] },
): Promise<void> {
  if (items.length === 0) return;
  await trx
    .insertInto("knowledge_items")
    .values(
      items.map((item) => ({
        collection_id: collectionId,
        kind,
        source_key: key,
        item_key: item.key,
        run_id: runId,
        title: item.title,
        url: item.url,
        changed_at: item.changedAt,
        media_type: item.mediaType,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["collection_id", "kind", "source_key", "item_key"]).doUpdateSet((eb) => ({
        title: eb.ref("excluded.title"),
        url: eb.ref("excluded.url"),
        changed_at: eb.ref("excluded.changed_at"),
        media_type: eb.ref("excluded.media_type"),
        run_id: runId,
        is_due: sql<boolean>`knowledge_items.taken_at is distinct from excluded.changed_at`,
      })),
    )
    .execute();
}

export function nextDueItems(
  db: Db,
  { collectionId, kind, key }: SourceId,
  limit: number,
): Promise<ItemRow[]> {
  return db
    .selectFrom("knowledge_items")
    .selectAll()
    .where("collection_id", "=", collectionId)
    .where("kind", "=", kind)
    .where("source_key", "=", key)
    .where("is_due", "=", true)
    .orderBy("item_key")
    .limit(limit)
    .execute();
}

/** False if the source was deleted in the meantime. */
export async function recordItemOutcome(
  db: Db,
  { collection_id, kind, source_key, item_key, changed_at }: ItemRow,
  outcome: { fileId: string } | { reason: SourceFailure },
): Promise<boolean> {
  const taken =
    "fileId" in outcome
      ? { file_id: outcome.fileId, taken_at: changed_at, reason: null }
      : { file_id: null, taken_at: null, reason: outcome.reason };
  const { numUpdatedRows } = await db
    .updateTable("knowledge_items")
    .set({ ...taken, is_due: false })
    .where("collection_id", "=", collection_id)
    .where("kind", "=", kind)
    .where("source_key", "=", source_key)
    .where("item_key", "=", item_key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Items that this run did not see no longer exist outside. */
export function itemsNotSeen(db: Db, { collectionId, kind, key }: SourceId, runId: string) {
  return db
    .selectFrom("knowledge_items")
    .select(["item_key", "file_id"])
    .where("collection_id", "=", collectionId)
    .where("kind", "=", kind)
    .where("source_key", "=", key)
    .where("run_id", "<>", runId)
    .execute();
}

export async function dropItem(
  trx: Trx,
  { collectionId, kind, key }: SourceId,
  itemKey: string,
): Promise<void> {
  await trx
    .deleteFrom("knowledge_items")
    .where("collection_id", "=", collectionId)
    .where("kind", "=", kind)
    .where("source_key", "=", key)
    .where("item_key", "=", itemKey)
    .execute();
}
