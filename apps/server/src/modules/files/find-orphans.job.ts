import type { BaseLogger } from "pino";
import { z } from "zod";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import type { ObjectInfo } from "../../adapters/storage/index.ts";
import type { FileRow } from "./file-row.ts";
import type { FilesDeps } from "./files.ts";
import { FILES_PREFIX } from "./object-keys.ts";
import { requeueLost } from "./requeue-lost.ts";

const DAY_MS = 24 * 60 * 60_000;
const KEYS_AT_ONCE = 500;
/** So many rows a day, from a place that chance chooses: a large installation is gone through in some days. */
const ROWS_A_DAY = 20_000;
const HEADS_AT_ONCE = 8;

const findOrphans: Job<Record<string, never>> = {
  name: "find-orphans",
  payload: z.strictObject({}),
  schedule: "23 4 * * *",
  expireInSeconds: 4 * 60 * 60,
};

export interface OrphansDeps extends FilesDeps {
  log: BaseLogger;
  /** Younger ones may belong to an upload under way. */
  graceMs?: number;
}

export function findOrphansHandler(deps: OrphansDeps): JobHandler {
  return defineHandler(findOrphans, async () => {
    const found = {
      uploadsNeverCompleted: await removeAbandoned(deps),
      objectsWithoutRow: await removeObjectsWithoutRow(deps),
      rowsWithoutObject: await failRowsWithoutObject(deps),
      readingsLost: await requeueLost(deps),
    };
    deps.log.info(found, "orphans of files");
  });
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
    // Completed at this very moment: its object stays.
    if (numDeletedRows === 0n) continue;
    await storage.abandonUpload({ key, uploadId });
    await storage.delete(key);
  }
  return abandoned.length;
}

async function removeObjectsWithoutRow(deps: OrphansDeps): Promise<number> {
  const { storage, graceMs = DAY_MS } = deps;
  let removed = 0;
  let batch: ObjectInfo[] = [];
  for await (const object of storage.list(FILES_PREFIX)) {
    if (Date.now() - object.modifiedAt.getTime() < graceMs) continue;
    batch.push(object);
    if (batch.length < KEYS_AT_ONCE) continue;
    removed += await removeUnknown(deps, batch);
    batch = [];
  }
  return removed + (await removeUnknown(deps, batch));
}

async function removeUnknown({ db, storage }: OrphansDeps, objects: readonly ObjectInfo[]): Promise<number> {
  if (objects.length === 0) return 0;
  const keys = objects.map(({ key }) => key);
  const rows = await db.selectFrom("files").select("object_key").where("object_key", "in", keys).execute();
  const known = new Set(rows.map((row) => row.object_key));
  const unknown = keys.filter((key) => !known.has(key));
  for (const key of unknown) await storage.delete(key);
  return unknown.length;
}

/** They can't be opened or read again; saying so is all that is left. */
async function failRowsWithoutObject(deps: OrphansDeps): Promise<number> {
  let lost = 0;
  const rows = await someRows(deps);
  for (let at = 0; at < rows.length; at += HEADS_AT_ONCE) {
    const some = rows.slice(at, at + HEADS_AT_ONCE);
    const gone = await Promise.all(some.map((row) => isObjectGone(deps, row)));
    for (const row of some.filter((_, index) => gone[index])) {
      lost += 1;
      await deps.db
        .updateTable("files")
        .set({ status: "failed", reason: "missing_upload", reading_id: null, updated_at: new Date() })
        .where("id", "=", row.id)
        .where("object_key", "=", row.object_key)
        .execute();
    }
  }
  return lost;
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
