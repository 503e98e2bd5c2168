import type { SourceFailure } from "@metatron/contract/assistants/constants";
import { ConnectorError, type OutsideReader } from "../../adapters/connectors/index.ts";
import { defineHandler, type JobHandler } from "../../adapters/jobs/index.ts";
import { removeFile } from "../files/index.ts";
import type { ConnectorsDeps } from "./connectors-deps.ts";
import {
  changeSource,
  dropItem,
  itemsNotSeen,
  nextDueItems,
  noteItems,
  readSource,
  type SourceRow,
} from "./sources.repo.ts";
import { type SourceId, syncSource } from "./sync-source.job.ts";
import { takeItem } from "./take-item.ts";

const SLICE_MS = 60_000;
const ITEMS_AT_ONCE = 20;
const DEFAULT_WAIT_SECONDS = 60;
const MOST_LISTS = 5000;

export function syncSourceHandler(deps: ConnectorsDeps): JobHandler {
  return defineHandler(syncSource, (source) => workOnSource(deps, source), 2);
}

/**
 * One slice of work on a source: first lists its items, then fetches the changed ones. Each step is stored
 * when it is done, so that the next slice resumes there.
 */
export async function workOnSource(
  deps: ConnectorsDeps,
  source: SourceId,
  sliceMs = SLICE_MS,
): Promise<void> {
  const row = await readSource(deps.db, source);
  if (!row) return;
  const reader = deps.outside[source.kind];
  if (!reader) return fail(deps, source, "not_configured");
  const run = await beginOrGoOn(deps, source, row);
  const until = performance.now() + sliceMs;
  try {
    if (run.cursor === null && !run.isListed) await mustBeOwnFolder(deps, source);
    const isListed = run.isListed || (await listItems(deps, source, { ...run, reader, until }));
    if (isListed && (await takeDueItems(deps, source, { reader, until }))) return await finish(deps, source);
    await deps.jobs.send(syncSource, source);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    await giveUpForNow(deps, source, error);
  }
}

/** A folder that was chosen before the mark was required may be any folder that the service account sees. */
async function mustBeOwnFolder({ outside }: ConnectorsDeps, { kind, key, collectionId }: SourceId) {
  if (kind !== "drive") return;
  const folder = await outside.drive?.findFolder(key);
  if (!folder || (folder.collectionId !== null && folder.collectionId !== collectionId))
    throw new ConnectorError("not_found", "There is no such folder for this collection.");
}

interface Run {
  runId: string;
  isListed: boolean;
  cursor: string | null;
}

async function beginOrGoOn({ db }: ConnectorsDeps, source: SourceId, row: SourceRow): Promise<Run> {
  const last_attempt_at = new Date();
  if (row.run_id !== null) {
    await changeSource(db, source, { state: "syncing", reason: null, last_attempt_at });
    return { runId: row.run_id, isListed: row.is_listed, cursor: row.page_cursor };
  }
  const runId = crypto.randomUUID();
  await changeSource(db, source, {
    state: "syncing",
    reason: null,
    run_id: runId,
    is_listed: false,
    page_cursor: null,
    last_attempt_at,
  });
  return { runId, isListed: false, cursor: null };
}

interface Work {
  reader: OutsideReader;
  until: number;
}

/** True when the list is complete. */
async function listItems(
  deps: ConnectorsDeps,
  source: SourceId,
  { reader, until, runId, cursor: from }: Run & Work,
): Promise<boolean> {
  let cursor = from;
  for (let lists = 0; lists < MOST_LISTS; lists += 1) {
    const { items, next } = await readList(cursor);
    await deps.db.transaction().execute(async (trx) => {
      // The source was deleted in the meantime, so its items would have no source.
      if (!(await isStillThere(trx))) return;
      await noteItems(trx, source, { runId, items });
      await changeSource(trx, source, { page_cursor: next, is_listed: next === null });
    });
    if (next === null) {
      await dropWhatIsGone(deps, source, runId);
      return true;
    }
    cursor = next;
    if (performance.now() > until) return false;
  }
  throw new ConnectorError("unavailable", "Its list has no end.");

  /** A stored cursor may have expired after a pause; the list can always be read from the start. */
  async function readList(place: string | null) {
    try {
      return await reader.list(source.key, place);
    } catch (error) {
      const isWorthTrying = error instanceof ConnectorError && error.reason === "unavailable";
      if (place === null || place !== from || !isWorthTrying) throw error;
      return reader.list(source.key, null);
    }
  }

  async function isStillThere(trx: Parameters<typeof noteItems>[0]) {
    const there = await trx
      .selectFrom("knowledge_sources")
      .select("key")
      .where("collection_id", "=", source.collectionId)
      .where("kind", "=", source.kind)
      .where("key", "=", source.key)
      .forUpdate()
      .executeTakeFirst();
    return there !== undefined;
  }
}

async function dropWhatIsGone(deps: ConnectorsDeps, source: SourceId, runId: string) {
  for (const { item_key, file_id } of await itemsNotSeen(deps.db, source, runId)) {
    await deps.db.transaction().execute(async (trx) => {
      if (file_id) await removeFile(deps, file_id, trx);
      await dropItem(trx, source, item_key);
    });
  }
}

/** True when no item is due any more. */
async function takeDueItems(
  deps: ConnectorsDeps,
  source: SourceId,
  { reader, until }: Work,
): Promise<boolean> {
  for (;;) {
    const due = await nextDueItems(deps.db, source, ITEMS_AT_ONCE);
    if (due.length === 0) return true;
    for (const item of due) {
      await takeItem(deps, reader, item);
      if (performance.now() > until) return false;
    }
  }
}

async function finish({ db }: ConnectorsDeps, source: SourceId): Promise<void> {
  const failed = await db
    .selectFrom("knowledge_items")
    .select("item_key")
    .where("collection_id", "=", source.collectionId)
    .where("kind", "=", source.kind)
    .where("source_key", "=", source.key)
    .where("reason", "is not", null)
    .limit(1)
    .executeTakeFirst();
  await changeSource(db, source, {
    state: failed ? "partial" : "synced",
    reason: null,
    last_sync_at: new Date(),
    run_id: null,
    is_listed: false,
    page_cursor: null,
  });
}

/** Rate limits are temporary, so the sync resumes later. Other errors need a person or the next refresh. */
async function giveUpForNow(deps: ConnectorsDeps, source: SourceId, error: ConnectorError): Promise<void> {
  deps.log.warn({ source, reason: error.reason }, "a source of knowledge could not be read");
  if (error.reason === "rate_limited") {
    await changeSource(deps.db, source, { reason: "rate_limited" });
    const afterSeconds = error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS;
    await deps.jobs.send(syncSource, source, { afterSeconds });
    return;
  }
  await fail(deps, source, error.reason);
}

/** The run stays open: the next slice resumes it. */
async function fail({ db }: ConnectorsDeps, source: SourceId, reason: SourceFailure): Promise<void> {
  await changeSource(db, source, { state: "failed", reason, last_attempt_at: new Date() });
}
