import type { BaseLogger } from "pino";
import { z } from "zod";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import type { FileRow } from "./file-row.ts";
import type { FilesDeps } from "./files-deps.ts";
import { installationId, isMark, isOwnStorage } from "./installation.ts";
import { filesPrefix } from "./object-keys.ts";
import { requeueLost } from "./requeue-lost.ts";

const DAY_MS = 24 * 60 * 60_000;
const KEYS_AT_ONCE = 500;
/** Rows per day, from a random position: a large installation is covered in some days. */
const ROWS_A_DAY = 20_000;
const HEADS_AT_ONCE = 8;
const LEAST_SUSPICIOUS = 50;
const MOST_SHARE = 0.01;

const findOrphans: Job<Record<string, never>> = {
  name: "find-orphans",
  payload: z.strictObject({}),
  schedule: "23 4 * * *",
  expireInSeconds: 4 * 60 * 60,
};

export interface OrphansDeps extends Pick<FilesDeps, "db" | "storage" | "jobs"> {
  log: BaseLogger;
  /** Younger objects may belong to an upload in flight. */
  graceMs?: number;
}

export function findOrphansHandler(deps: OrphansDeps): JobHandler {
  return defineHandler(findOrphans, async () => {
    const found = {
      uploadsNeverCompleted: await removeAbandoned(deps),
      ...(await compareWithStorage(deps)),
      readingsLost: await requeueLost(deps),
    };
    deps.log.info(found, "orphans of files");
  });
}

async function compareWithStorage(deps: OrphansDeps) {
  if (!(await isOwnStorage(deps))) {
    deps.log.error(
      "The storage does not carry the mark of this installation, or has none of its files: nothing in it is deleted. " +
        "Look whether the right disk or bucket is configured for this database.",
    );
    return { objectsWithoutRow: 0, rowsWithoutObject: 0 };
  }
  return {
    objectsWithoutRow: await removeObjectsWithoutRow(deps),
    rowsWithoutObject: await failRowsWithoutObject(deps),
  };
}

/**
 * Broken connections and killed processes leave few orphans. A large number means that the database and the
 * storage do not belong together.
 */
function areTooMany(some: number, all: number): boolean {
  return some >= LEAST_SUSPICIOUS && some > all * MOST_SHARE;
}

async function removeAbandoned({ db, storage, graceMs = DAY_MS }: OrphansDeps): Promise<number> {
  const abandoned = await db
    .selectFrom("files")
    .select(["id", "object_key", "upload_id"])
    .where("status", "=", "pending")
    .where("updated_at", "<=", new Date(Date.now() - graceMs))
    .execute();
  for (const { id, object_key: key, upload_id: uploadId } of abandoned) {
    const { numDeletedRows } = await db
      .deleteFrom("files")
      .where("id", "=", id)
      .where("status", "=", "pending")
      .executeTakeFirst();
    // The upload was completed at this moment, so its object stays.
    if (numDeletedRows === 0n) continue;
    await storage.abandonUpload({ key, uploadId });
    await storage.delete(key);
  }
  return abandoned.length;
}

/** Counts all orphans before the first is deleted. */
async function removeObjectsWithoutRow(deps: OrphansDeps): Promise<number> {
  const { all, unknown } = await findObjectsWithoutRow(deps);
  if (areTooMany(unknown.length, all)) {
    deps.log.error(
      { objects: all, withoutRow: unknown.length, examples: unknown.slice(0, 3) },
      "Too many objects are unknown to the database: none is deleted. Look whether an old copy of it is running.",
    );
    return 0;
  }
  let removed = 0;
  for (let at = 0; at < unknown.length; at += KEYS_AT_ONCE) {
    // Checked again, because listing a large bucket takes long.
    for (const key of await withoutRow(deps, unknown.slice(at, at + KEYS_AT_ONCE))) {
      await deps.storage.delete(key);
      removed += 1;
    }
  }
  return removed;
}

async function findObjectsWithoutRow(deps: OrphansDeps): Promise<{ all: number; unknown: string[] }> {
  const { db, storage, graceMs = DAY_MS } = deps;
  const unknown: string[] = [];
  let all = 0;
  let batch: string[] = [];
  for await (const { key, modifiedAt } of storage.list(filesPrefix(await installationId(db)))) {
    if (isMark(key)) continue;
    all += 1;
    if (Date.now() - modifiedAt.getTime() < graceMs) continue;
    batch.push(key);
    if (batch.length < KEYS_AT_ONCE) continue;
    unknown.push(...(await withoutRow(deps, batch)));
    batch = [];
  }
  unknown.push(...(await withoutRow(deps, batch)));
  return { all, unknown };
}

async function withoutRow({ db }: OrphansDeps, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom("files").select("object_key").where("object_key", "in", keys).execute();
  const known = new Set(rows.map((row) => row.object_key));
  return keys.filter((key) => !known.has(key));
}

/** The bytes are lost, so the files are marked as failed. */
async function failRowsWithoutObject(deps: OrphansDeps): Promise<number> {
  const lost: Row[] = [];
  const rows = await someRows(deps);
  for (let at = 0; at < rows.length; at += HEADS_AT_ONCE) {
    const some = rows.slice(at, at + HEADS_AT_ONCE);
    const gone = await Promise.all(some.map((row) => isObjectGone(deps, row)));
    lost.push(...some.filter((_, index) => gone[index]));
  }
  if (areTooMany(lost.length, rows.length)) {
    deps.log.error(
      { files: rows.length, withoutObject: lost.length },
      "Too many files have no object: none is marked as lost. Look whether the storage is whole.",
    );
    return 0;
  }
  for (const row of lost) {
    await deps.db
      .updateTable("files")
      .set({ status: "failed", reason: "missing_upload", reading_id: null, updated_at: new Date() })
      .where("id", "=", row.id)
      .where("object_key", "=", row.object_key)
      .execute();
  }
  return lost.length;
}

type Row = Pick<FileRow, "id" | "object_key">;

async function someRows({ db, graceMs = DAY_MS }: OrphansDeps): Promise<Row[]> {
  const settled = db
    .selectFrom("files")
    .select(["id", "object_key"])
    .where("status", "in", ["ready", "failed"])
    .where((eb) => eb.or([eb("reason", "is", null), eb("reason", "<>", "missing_upload")]))
    .where("updated_at", "<=", new Date(Date.now() - graceMs))
    .orderBy("id")
    .limit(ROWS_A_DAY);
  const from = crypto.randomUUID();
  const after = await settled.where("id", ">=", from).execute();
  const before = await settled.where("id", "<", from).execute();
  return [...after, ...before].slice(0, ROWS_A_DAY);
}

async function isObjectGone({ storage }: OrphansDeps, row: Row): Promise<boolean> {
  return (await storage.head(row.object_key)) === null;
}
