import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  dumpDatabase,
  openPlace,
  restoreBackup,
  writeBackup,
} from "../apps/server/src/adapters/backup/index.ts";
import { openDatabase } from "../apps/server/src/adapters/db/index.ts";
import { createStorage } from "../apps/server/src/adapters/storage/index.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { fillHistory } from "./fill-history.ts";

/**
 * Seconds of a backup and a restore of 200,000 messages without objects: from the embedded database and from
 * PostgreSQL, into both. Prints one JSON object per backup.
 */
const SIZE = {
  conversations: 1000,
  messagesEach: 20,
  otherPeople: 100,
  otherConversations: 90,
  otherMessagesEach: 20,
};
const KINDS = ["embedded", "postgres"] as const;
const log = { warn: () => undefined };
const folder = await mkdtemp(join(tmpdir(), "metatron-bench-backup-"));
const server = await startPostgres();
const admin = await openDatabase({ url: server.url("postgres"), dataDir: "", schema: "as-is" });
let made = 0;

for (const kind of KINDS) process.stdout.write(`${JSON.stringify(await measure(kind))}\n`);
await admin.close();
await server.stop();
await rm(folder, { recursive: true, force: true });

async function measure(kind: (typeof KINDS)[number]) {
  const source = await open(kind, "migrated");
  await fillHistory(source, SIZE);
  const { rows } = await source.pool.query<{ messages: number }>("select count(*) as messages from messages");
  const place = await openPlace(join(folder, `backup-of-${kind}`), undefined);
  const storage = await createStorage({ kind: "disk", dir: join(folder, "objects"), log });
  const backup = await seconds(() =>
    writeBackup({
      place,
      frames: dumpDatabase(source.pool),
      database: kind,
      storage,
      dataDir: folder,
      version: "bench",
    }),
  );
  await source.close();
  const restored: Record<string, number> = {};
  for (const into of KINDS) {
    const database = await open(into, "as-is");
    const options = { place, database, storage, dataDir: folder, createOptional: async () => undefined };
    restored[into] = await seconds(() => restoreBackup(options));
    await database.close();
  }
  return { from: kind, messages: rows[0]?.messages, backupSeconds: backup, restoreSecondsInto: restored };
}

async function open(kind: (typeof KINDS)[number], schema: "migrated" | "as-is") {
  made += 1;
  if (kind === "embedded") return openDatabase({ dataDir: join(folder, `data-${made}`), schema });
  await admin.pool.query(`create database bench_${made}`);
  return openDatabase({ url: server.url(`bench_${made}`), dataDir: "", schema });
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round((performance.now() - started) / 100) / 10;
}
