import { createHash } from "node:crypto";
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../db/index.ts";
import type { Storage } from "../storage/index.ts";
import { dumpDatabase } from "./dump-database.ts";
import { BackupError } from "./frames.ts";
import { type LoadOptions, loadDatabase } from "./load-database.ts";
import { createDigests, type TableDigest } from "./row-digest.ts";
import { passingThrough } from "./write-backup.ts";

export interface MoveOptions extends Pick<LoadOptions, "createOptional"> {
  from: { database: Database; storage: Storage; dataDir: string };
  to: { database: Database; storage: Storage };
  /** Names the target in the record of moved objects: another target begins anew. */
  target: string;
  onStep?: (step: string) => void;
  onProgress?: (progress: string) => void;
}

export interface Moved {
  objects: number;
  objectsBefore: number;
  rows: number;
}

/**
 * Copies a stopped installation into an empty database and a bucket. Objects that were copied and verified
 * are recorded in DATA_DIR, so an interrupted move continues with the next one. The database is copied in one
 * transaction: it is there whole or not at all.
 */
export async function moveInstallation(options: MoveOptions): Promise<Moved> {
  const { from, to, onStep = () => undefined } = options;
  onStep("Moving objects…");
  const { objects, objectsBefore } = await moveObjects(options);
  if (await isSameInstallation(from.database, to.database)) {
    onStep("The database was moved by an earlier run; comparing it…");
    return { objects, objectsBefore, rows: await compareDatabases(from.database, to.database) };
  }
  onStep("Moving the database…");
  const { tables } = await loadDatabase(to.database, {
    frames: dumpDatabase(from.database.pool),
    createOptional: options.createOptional,
    onTable: (table, rows) => options.onProgress?.(`${table}: ${rows} rows`),
  });
  const rows = [...tables.values()].reduce((sum, table) => sum + table.rows, 0);
  return { objects, objectsBefore, rows };
}

async function moveObjects({ from, to, target, onProgress }: MoveOptions) {
  const record = join(from.dataDir, "moved-objects");
  const before = await readRecord(record, target);
  let objects = 0;
  let objectsBefore = 0;
  for await (const { key } of from.storage.list("")) {
    if (before.has(key)) {
      objectsBefore += 1;
      continue;
    }
    await moveObject(key, { from: from.storage, to: to.storage });
    await appendFile(record, `${JSON.stringify([target, key])}\n`, { mode: 0o600 });
    objects += 1;
    onProgress?.(`${objects + objectsBefore} objects`);
  }
  return { objects, objectsBefore };
}

async function readRecord(path: string, target: string): Promise<Set<string>> {
  const lines = (await readFile(path, "utf8").catch(() => "")).split("\n").filter(Boolean);
  const keys = lines.flatMap((line) => {
    const entry = parseEntry(line);
    return entry?.[0] === target && entry[1] ? [entry[1]] : [];
  });
  return new Set(keys);
}

/** A kill may leave half of the last line. */
function parseEntry(line: string): string[] | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Copies one object and reads it back: only bytes that arrived unchanged count as moved. */
async function moveObject(key: string, { from, to }: { from: Storage; to: Storage }): Promise<void> {
  const found = await from.get(key);
  if (!found) return;
  const sent = createHash("sha256");
  const body = found.stream.pipe(passingThrough((chunk) => sent.update(chunk)));
  found.stream.once("error", (error) => body.destroy(error));
  await to.put({ key, type: found.type, size: found.size, body });
  const arrived = createHash("sha256");
  const stored = await to.get(key);
  if (stored) for await (const chunk of stored.stream) arrived.update(chunk);
  if (sent.digest("hex") !== arrived.digest("hex"))
    throw new BackupError(`The object ${key} reads back differently from the new storage.`);
}

async function isSameInstallation(a: Database, b: Database): Promise<boolean> {
  const [first, second] = [await installationOf(a), await installationOf(b)];
  return first !== undefined && first === second;
}

async function installationOf({ pool }: Database): Promise<string | undefined> {
  const { rows: found } = await pool.query<{ name: string | null }>(
    "select to_regclass('installation')::text as name",
  );
  if (!found[0]?.name) return undefined;
  const { rows } = await pool.query<{ id: string }>("select id::text from installation");
  return rows[0]?.id;
}

/** The number of rows, if both databases have the same. */
async function compareDatabases(from: Database, to: Database): Promise<number> {
  const [before, after] = [await digestsOf(from), await digestsOf(to)];
  const differing = [...before].filter(([table, { digest }]) => after.get(table)?.digest !== digest);
  if (differing.length > 0)
    throw new BackupError(
      `The new database was used since it was moved, or differs: ${differing.map(([table]) => table).join(", ")}.`,
    );
  return [...before.values()].reduce((sum, { rows }) => sum + rows, 0);
}

async function digestsOf({ pool }: Database): Promise<Map<string, TableDigest>> {
  const digests = createDigests();
  let tables: string[] = [];
  for await (const frame of dumpDatabase(pool)) {
    if (frame.kind === "schema") tables = frame.tables.map(({ name }) => name);
    if (frame.kind === "rows") digests.add(frame.table, frame.rows);
  }
  return new Map(tables.map((table) => [table, digests.of(table)]));
}
