import { createHash, hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import type { Database } from "../db/index.ts";
import type { Storage } from "../storage/index.ts";
import type { BackupPlace } from "./backup-place.ts";
import { BackupError, type DumpSchema, type Frame } from "./frames.ts";
import { type BackedUpObject, type Manifest, writeManifest } from "./manifest.ts";
import { createPartWriter } from "./parts.ts";
import { createDigests } from "./row-digest.ts";

export interface BackupOptions {
  place: BackupPlace;
  frames: AsyncIterable<Frame>;
  database: Database["kind"];
  /** Undefined leaves objects out, for a bucket that has backups of its own. */
  storage: Storage | undefined;
  dataDir: string;
  version: string;
  onStep?: (step: string) => void;
}

/** Files of DATA_DIR without which restored data can't be used. */
const DATA_FILES = ["secrets.key", "objects/signing-secret"];
const DATA_FOLDERS = ["identity", "unsaved-answers"];
const OBJECTS_PER_FOLDER = 1000;

/**
 * Copies objects, then the database, then the objects that are new. Every object that the database's snapshot
 * names existed at the moment of the snapshot: it was copied before, or it is new. An object deleted during
 * the backup stays in it.
 */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const { place, storage, dataDir, version, onStep = () => undefined } = options;
  const startedAt = new Date().toISOString();
  const objects = createObjectCopy(place, storage);
  onStep("Copying objects…");
  await objects.copyNew();
  onStep("Copying the database…");
  const { schema, tables } = await writeTables(options);
  onStep("Copying objects that are new…");
  await objects.copyNew();
  const manifest: Omit<Manifest, "format"> = {
    version,
    database: options.database,
    startedAt,
    finishedAt: new Date().toISOString(),
    schema,
    tables,
    objects: await objects.end(),
    dataFiles: await writeDataFiles(place, dataDir),
  };
  await writeManifest(place, manifest);
  return { format: 1, ...manifest };
}

async function writeTables({ place, frames, onStep }: BackupOptions) {
  const digests = createDigests();
  const writers = new Map<string, ReturnType<typeof createPartWriter>>();
  let schema: DumpSchema | undefined;
  let isWhole = false;
  for await (const frame of frames) {
    switch (frame.kind) {
      case "schema": {
        const { kind: _, ...given } = frame;
        schema = given;
        break;
      }
      case "rows": {
        const writer = writers.get(frame.table) ?? createPartWriter(place, `database/${frame.table}`);
        writers.set(frame.table, writer);
        digests.add(frame.table, frame.rows);
        await writer.add(frame.rows);
        break;
      }
      case "end":
        isWhole = true;
    }
  }
  if (!schema || !isWhole)
    throw new BackupError("The database stopped answering before its dump was complete.");
  const tables: Manifest["tables"] = [];
  for (const { name } of schema.tables) {
    const parts = (await writers.get(name)?.end()) ?? [];
    tables.push({ name, ...digests.of(name), parts });
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  onStep?.(`Copied ${rows} rows of ${tables.length} tables.`);
  return { schema, tables };
}

function createObjectCopy(place: BackupPlace, storage: Storage | undefined) {
  const list = createPartWriter(place, "objects");
  const copied = new Set<string>();
  let bytes = 0;

  async function copy(key: string): Promise<void> {
    const found = await storage?.get(key);
    // Deleted since it was listed.
    if (!found) return;
    const at = copied.size;
    const name = `objects/${Math.floor(at / OBJECTS_PER_FOLDER)}/${at}`;
    const digest = createHash("sha256");
    const counted = found.stream.pipe(passingThrough((chunk) => digest.update(chunk)));
    found.stream.once("error", (error) => counted.destroy(error));
    await place.put({ name, body: counted, size: found.size });
    copied.add(key);
    bytes += found.size;
    const stored: BackedUpObject = {
      name,
      size: found.size,
      sha256: digest.digest("hex"),
      key,
      type: found.type,
    };
    await list.add([stored]);
  }

  return {
    async copyNew() {
      if (!storage) return;
      for await (const { key } of storage.list("")) if (!copied.has(key)) await copy(key);
    },
    async end(): Promise<Manifest["objects"]> {
      return { included: storage !== undefined, count: copied.size, bytes, parts: await list.end() };
    },
  };
}

export function passingThrough(see: (chunk: Buffer) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      see(chunk);
      done(null, chunk);
    },
  });
}

async function writeDataFiles(place: BackupPlace, dataDir: string): Promise<Manifest["dataFiles"]> {
  const inFolders = await Promise.all(DATA_FOLDERS.map((folder) => filesOf(dataDir, folder)));
  const written: Manifest["dataFiles"] = [];
  for (const path of [...DATA_FILES, ...inFolders.flat()]) {
    const body = await readFile(join(dataDir, path)).catch(() => undefined);
    if (!body) continue;
    const file = { name: `data/${written.length}`, size: body.byteLength };
    await place.put({ ...file, body });
    written.push({ ...file, sha256: hash("sha256", body), path });
  }
  return written;
}

async function filesOf(dataDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => `${folder}/${entry.name}`);
}
