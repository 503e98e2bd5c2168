import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEmptyDatabase } from "../test/empty-database.ts";
import type { TestApp } from "../test/harness.ts";
import { newHistoryPerson } from "../test/history-data.ts";
import { startSeededApp } from "../test/seeded-app.ts";
import { startS3 } from "../test/stand-ins/s3.ts";
import {
  checkBackup,
  dumpDatabase,
  moveInstallation,
  openPlace,
  restoreBackup,
  writeBackup,
} from "./adapters/backup/index.ts";
import type { Database, Db } from "./adapters/db/index.ts";
import { createStorage, type Storage } from "./adapters/storage/index.ts";
import { type AuditEntry, recordAudit, verifyAudit } from "./modules/audit/index.ts";

const ODD_TEXT = `Año "nuevo", (paréntesis), {llaves}, \\barra, 'comillas'\n\ttabulador, 🛫, ,,`;
const log = { warn: () => undefined };
const closers: (() => Promise<unknown>)[] = [];

let test: TestApp;
let folder: string;
let conversationId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "metatron-backup-test-"));
  test = await startSeededApp();
  const person = await newHistoryPerson(test);
  conversationId = await person.addConversation({ title: ODD_TEXT });
  await person.addMessage(conversationId, { text: ODD_TEXT });
  await writeFile(join(test.deps.config.dataDir, "secrets.key"), "a key");
});
afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const createOptional = async () => undefined;

async function backUp(address: string, credentials?: Parameters<typeof openPlace>[1]) {
  const place = await openPlace(address, credentials);
  const { database, storage, config } = test.deps;
  const manifest = await writeBackup({
    place,
    frames: dumpDatabase(database.pool),
    database: database.kind,
    storage,
    dataDir: config.dataDir,
    version: "test",
  });
  return { place, manifest };
}

async function newTarget() {
  const { database, remove } = await openEmptyDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "metatron-restored-"));
  const storage = await createStorage({ kind: "disk", dir: join(dataDir, "objects"), log });
  closers.push(remove, () => rm(dataDir, { recursive: true, force: true }));
  return { database, storage, dataDir };
}

it("restores every row, object and key into an empty installation, which then works on", async () => {
  const { place, manifest } = await backUp(join(folder, "whole"));
  expect(manifest.objects.count).toBeGreaterThan(0);
  const target = await newTarget();
  const { loaded } = await restoreBackup({ place, ...target, createOptional });

  expect(loaded.leftOut).toEqual([]);
  for (const { name, rows, digest } of manifest.tables)
    expect({ name, ...loaded.tables.get(name) }).toEqual({ name, rows, digest });
  const { db } = target.database;
  const found = await db
    .selectFrom("messages")
    .innerJoin("conversations", "conversations.id", "messages.conversation_id")
    .select(["conversations.title", "messages.text"])
    .where("conversation_id", "=", conversationId)
    .execute();
  expect(found).toEqual([{ title: ODD_TEXT, text: ODD_TEXT }]);
  expect(await contentsOf(target.storage)).toEqual(await contentsOf(test.deps.storage));
  expect(await readFile(join(target.dataDir, "secrets.key"), "utf8")).toBe("a key");
  await expectWorking(target.database);
});

async function contentsOf(storage: Storage): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for await (const { key } of storage.list("")) {
    const object = await storage.get(key);
    contents[key] = object ? await text(object.stream) : "gone";
  }
  return contents;
}

/** The audit's sequence and chain continue; constraints, indexes and triggers are those of the source. */
async function expectWorking({ db }: Database) {
  const entry: AuditEntry = {
    actorId: null,
    action: "assistant.member_changed",
    subjectType: "assistant",
    subjectId: null,
  };
  await db.transaction().execute((trx) => recordAudit(trx, entry));
  expect(await verifyAudit(db, {})).toMatchObject({ intact: true });
  await expect(sql`delete from audit_head`.execute(db)).rejects.toThrow(/only grows/);
  expect(await rulesOf(db)).toEqual(await rulesOf(test.deps.db));
}

async function rulesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conname || ' ' || pg_get_constraintdef(oid) as name from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

it("refuses a damaged backup and leaves the database without data", async () => {
  const { place, manifest } = await backUp(join(folder, "damaged"));
  const part = manifest.tables.find(({ name }) => name === "messages")?.parts[0]?.name ?? "";
  const path = join(folder, "damaged", part);
  const bytes = await readFile(path);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(path, bytes);

  await expect(checkBackup(place)).rejects.toThrow(/messages.* is damaged/);
  const target = await newTarget();
  await expect(restoreBackup({ place, ...target, createOptional })).rejects.toThrow(/is damaged/);
  expect(await target.database.db.selectFrom("people").select("id").execute()).toEqual([]);
  // The same target takes a whole backup afterwards.
  const { place: whole } = await backUp(join(folder, "second"));
  await restoreBackup({ place: whole, ...target, createOptional });
});

it("refuses a backup that did not finish, and an installation with data", async () => {
  const { place } = await backUp(join(folder, "unfinished"));
  const { database, storage } = test.deps;
  const inUse = { database, storage, dataDir: folder, createOptional };
  await expect(restoreBackup({ place, ...inUse })).rejects.toThrow(/already has people/);
  await rm(join(folder, "unfinished", "manifest.json"));
  await expect(checkBackup(place)).rejects.toThrow(/incomplete/);
});

it("keeps a backup in a bucket", async () => {
  const server = await startS3({ keysPerPage: 3 });
  closers.push(() => server.stop());
  const { place, manifest } = await backUp(`s3://${server.bucket}/backups/first`, server);
  expect(await checkBackup(place)).toEqual(manifest);
});

it("moves an installation to another database and a bucket, continues after an interruption, and compares", async () => {
  const server = await startS3({ keysPerPage: 3 });
  closers.push(() => server.stop());
  const bucket = await createStorage({ kind: "s3", ...server, log });
  const { database } = await newTarget();
  const { config, storage } = test.deps;
  const from = { database: test.deps.database, storage, dataDir: config.dataDir };
  let puts = 0;
  const failing: Storage = {
    ...bucket,
    async put(request) {
      puts += 1;
      if (puts === 3) throw new Error("the network is gone");
      await bucket.put(request);
    },
  };
  const target = `test/${randomUUID()}`;
  const move = (to: Storage) =>
    moveInstallation({ from, to: { database, storage: to }, target, createOptional });

  await expect(move(failing)).rejects.toThrow("the network is gone");
  const moved = await move(bucket);
  expect(moved).toMatchObject({ objectsBefore: 2 });
  expect(moved.rows).toBeGreaterThan(0);
  expect(await contentsOf(bucket)).toEqual(await contentsOf(storage));
  // Nothing is left to do, and both databases are compared.
  expect(await move(bucket)).toEqual({
    objects: 0,
    objectsBefore: moved.objects + moved.objectsBefore,
    rows: moved.rows,
  });
  await database.db.updateTable("conversations").set({ title: "Otro" }).execute();
  await expect(move(bucket)).rejects.toThrow(/differs: conversations/);
});
