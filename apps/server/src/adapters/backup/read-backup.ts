import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { Database } from "../db/index.ts";
import type { Storage } from "../storage/index.ts";
import type { BackupPlace } from "./backup-place.ts";
import { BackupError, type Frame } from "./frames.ts";
import { type Loaded, type LoadOptions, loadDatabase, requireEmpty } from "./load-database.ts";
import { type BackedUpObject, type Manifest, readManifest, readVerified, storedObject } from "./manifest.ts";
import { readPart } from "./parts.ts";
import { passingThrough } from "./write-backup.ts";

export interface RestoreOptions extends Pick<LoadOptions, "createOptional"> {
  place: BackupPlace;
  database: Database;
  storage: Storage;
  dataDir: string;
  onStep?: (step: string) => void;
}

/**
 * Restores into an empty installation. The database is last and in one transaction: a restore that fails
 * leaves no data behind that a server would show, and can be run again.
 */
export async function restoreBackup(
  options: RestoreOptions,
): Promise<{ manifest: Manifest; loaded: Loaded }> {
  const { place, database, storage, dataDir, createOptional, onStep = () => undefined } = options;
  const manifest = await readManifest(place);
  await requireEmpty(database);
  onStep(`Restoring ${manifest.objects.count} objects…`);
  for await (const object of objectsOf(place, manifest)) await restoreObject(object, { place, storage });
  onStep("Restoring the database…");
  const loaded = await loadDatabase(database, { frames: framesOf(place, manifest), createOptional });
  requireSame(manifest, loaded);
  await restoreDataFiles(place, { manifest, dataDir });
  return { manifest, loaded };
}

/** Reads every file of a backup and verifies its digest. */
export async function checkBackup(place: BackupPlace): Promise<Manifest> {
  const manifest = await readManifest(place);
  for (const part of [...manifest.tables.flatMap(({ parts }) => parts), ...manifest.dataFiles])
    await readVerified(place, part);
  for await (const object of objectsOf(place, manifest)) await verifiedStream(object, place).then(drain);
  return manifest;
}

async function* framesOf(place: BackupPlace, manifest: Manifest): AsyncGenerator<Frame> {
  yield { kind: "schema", ...manifest.schema };
  for (const { name, parts } of manifest.tables)
    for (const part of parts) {
      const rows = z.array(z.string()).parse(await readPart(place, part));
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
        yield { kind: "rows", table: name, rows: rows.slice(at, at + ROWS_AT_ONCE) };
    }
  yield { kind: "end" };
}

const ROWS_AT_ONCE = 1000;

function requireSame(manifest: Manifest, { tables }: Loaded): void {
  for (const { name, rows, digest } of manifest.tables) {
    const loaded = tables.get(name);
    if (loaded && (loaded.rows !== rows || loaded.digest !== digest))
      throw new BackupError(`The table ${name} differs from the backup after the restore.`);
  }
}

async function* objectsOf(place: BackupPlace, { objects }: Manifest): AsyncGenerator<BackedUpObject> {
  for (const part of objects.parts) yield* z.array(storedObject).parse(await readPart(place, part));
}

async function restoreObject(
  object: BackedUpObject,
  { place, storage }: { place: BackupPlace; storage: Storage },
): Promise<void> {
  const body = await verifiedStream(object, place);
  await storage.put({ key: object.key, type: object.type, size: object.size, body });
}

/** The stream of an object that fails at its end if its bytes do not have the digest. */
async function verifiedStream({ name, sha256 }: BackedUpObject, place: BackupPlace) {
  const found = await place.get(name);
  if (!found) throw new BackupError(`${name} is missing in the backup.`);
  const digest = createHash("sha256");
  const verified = passingThrough((chunk) => digest.update(chunk));
  verified._flush = (done) =>
    done(
      digest.digest("hex") === sha256
        ? null
        : new BackupError(`${name} of the backup is damaged: its digest differs.`),
    );
  found.once("error", (error) => verified.destroy(error));
  return found.pipe(verified);
}

async function drain(stream: NodeJS.ReadableStream): Promise<void> {
  await pipeline(stream, async (chunks) => {
    for await (const _ of chunks);
  });
}

async function restoreDataFiles(
  place: BackupPlace,
  { manifest, dataDir }: { manifest: Manifest; dataDir: string },
): Promise<void> {
  for (const file of manifest.dataFiles) {
    const path = join(dataDir, file.path);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, await readVerified(place, file), { mode: 0o600 });
  }
}
