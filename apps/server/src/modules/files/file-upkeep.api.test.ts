import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { uploader } from "../../../test/upload.ts";
import { jobHandlers } from "../../job-handlers.ts";
import { onConversationDeleted } from "../../on-deleted.ts";
import { sweepUnusedHandler } from "../history/index.ts";
import { assistantOwner, conversationOwner } from "./file-owner.ts";
import { findOrphansHandler } from "./find-orphans.job.ts";
import {
  addFile,
  failReading,
  finishReading,
  listFiles,
  type NewFile,
  readBytes,
  readFile,
  removeFilesOf,
  reportProgress,
  startReading,
} from "./index.ts";
import { installationId } from "./installation.ts";
import { filesPrefix } from "./object-keys.ts";
import { requeueLost } from "./requeue-lost.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

const row = (id: string) => readFile(test.deps.db, id);
const keyOf = async (id: string) => (await row(id))?.object_key ?? "";
const isStored = async (key: string) => (await test.deps.storage.head(key)) !== null;
/** Runs the queued jobs now instead of waiting for a worker. */
async function runJobs() {
  const { pool } = test.deps.database;
  for (const { job, handle } of jobHandlers(test.deps)) {
    const { rows } = await pool.query(
      "delete from pgboss.job where name = $1 and state = 'created' returning id, data",
      [job.name],
    );
    for (const { id, data } of rows) await handle(data, id);
  }
}
const countOf = async (table: "file_texts" | "chunks", fileId: string) =>
  (await test.deps.database.db.selectFrom(table).select("file_id").where("file_id", "=", fileId).execute())
    .length;

async function readFileOf(ana: ReturnType<typeof uploader>, conversationId: string, content: string) {
  const { id } = await ana.upload({ conversationId, content });
  await runJobs();
  return { id, key: await keyOf(id) };
}

describe("deleting", () => {
  it("a file deletes its object, its text and its passages", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const { id, key } = await readFileOf(ana, conversationId, "Las botas son negras.");
    expect([await countOf("file_texts", id), await countOf("chunks", id)]).toEqual([1, 1]);
    const url = `/api/conversation/${conversationId}/file/${id}/delete`;
    expect((await ana.call({ method: "DELETE", url })).statusCode).toBe(204);
    expect([await countOf("file_texts", id), await countOf("chunks", id)]).toEqual([0, 0]);
    expect((await ana.call({ method: "DELETE", url })).statusCode).toBe(404);
    await runJobs();
    expect(await isStored(key)).toBe(false);
  });

  it("a conversation deletes its files", async () => {
    const ana = uploader(test);
    const conversationId = randomUUID();
    const { id, key } = await readFileOf(ana, conversationId, "El chaleco es amarillo.");
    await ana.call({ method: "DELETE", url: `/api/history/delete/${conversationId}` });
    expect([await row(id), await countOf("chunks", id)]).toEqual([undefined, 0]);
    await runJobs();
    expect(await isStored(key)).toBe(false);
  });
});

describe("a file from a source", () => {
  const page = (ownerId: string, text: string): NewFile => ({
    personId: randomUUID(),
    purpose: "assistant",
    ownerId,
    name: "Rampa.html",
    type: "text/html",
    source: "confluence",
    sourceKey: "page-7",
    bytes: Buffer.from(`<html><p>${text}</p></html>`),
  });

  it("is unchanged when it is added again, and replaced when its content changed", async () => {
    const ownerId = randomUUID();
    const first = await addFile(test.deps, page(ownerId, "Uno."));
    await runJobs();
    const same = await addFile(test.deps, { ...page(ownerId, "Uno."), url: "https://wiki.example/7" });
    expect(same).toMatchObject({ id: first.id, status: "ready", url: "https://wiki.example/7" });
    const changed = await addFile(test.deps, page(ownerId, "Dos."));
    expect(changed).toMatchObject({ id: first.id, status: "queued" });
    await runJobs();
    await runJobs();
    expect(await isStored(first.object_key)).toBe(false);
    expect((await readBytes(test.deps, first.id))?.toString()).toContain("Dos.");
    expect(await listFiles(test.deps.db, assistantOwner(ownerId))).toHaveLength(1);
    await removeFilesOf(test.deps, assistantOwner(ownerId));
    expect(await listFiles(test.deps.db, assistantOwner(ownerId))).toEqual([]);
    await runJobs();
    expect(await isStored(changed.object_key)).toBe(false);
  });

  it("is stored once when it is added twice at once", async () => {
    const ownerId = randomUUID();
    const both = await Promise.allSettled([
      addFile(test.deps, page(ownerId, "A.")),
      addFile(test.deps, page(ownerId, "A.")),
    ]);
    expect(both.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await listFiles(test.deps.db, assistantOwner(ownerId))).toHaveLength(1);
  });
});

describe("a reading whose job is gone", () => {
  it("is queued again, and results of the lost reader are discarded", async () => {
    const { jobs, database } = test.deps;
    const { id } = await uploader(test).upload({ conversationId: randomUUID(), content: "A medias." });
    await runJobs();
    await database.db.updateTable("files").set({ status: "queued" }).where("id", "=", id).execute();
    const reading = await startReading(test.deps, id);
    if (!reading) throw new Error("Nothing to read.");
    // Simulates a reading by another process that has died.
    const lost = { ...reading, readingId: randomUUID() };
    await database.db.updateTable("files").set({ reading_id: lost.readingId }).where("id", "=", id).execute();
    expect(await reportProgress(test.deps.db, lost, { pagesDone: 1, pages: 3 })).toBe(true);
    expect(await row(id)).toMatchObject({ status: "reading", pages_done: 1, pages: 3 });
    expect(await requeueLost({ db: database.db, jobs })).toBe(1);
    expect(await requeueLost({ db: database.db, jobs })).toBe(0);
    await runJobs();
    expect(await reportProgress(test.deps.db, lost, { pagesDone: 2, pages: 3 })).toBe(false);
    await failReading(test.deps.db, lost, "internal");
    expect((await row(id))?.status).toBe("ready");
  });

  it("is given up when every process that tries it dies", async () => {
    const { database } = test.deps;
    const { id } = await uploader(test).upload({ conversationId: randomUUID(), content: "Veneno." });
    await runJobs();
    await database.db
      .updateTable("files")
      .set({ status: "reading", attempts: 10 })
      .where("id", "=", id)
      .execute();
    expect(await startReading(test.deps, id)).toBeUndefined();
    expect(await row(id)).toMatchObject({ status: "failed", reason: "internal" });
  });
});

describe("a document that is replaced while it is read", () => {
  const version = (ownerId: string, text: string): NewFile => ({
    personId: randomUUID(),
    purpose: "assistant",
    ownerId,
    name: "Rampa.html",
    type: "text/html",
    source: "confluence",
    sourceKey: "page-9",
    bytes: Buffer.from(`<html><p>${text}</p></html>`),
  });
  const resultOf = (text: string) => ({
    text,
    pageStarts: [0],
    blocks: [],
    pages: 1,
    title: null,
    facts: {},
    numChunks: 0,
    numTokens: 1,
  });

  it("keeps no result of a late reader of the old content, even in the same process", async () => {
    const { database } = test.deps;
    const ownerId = randomUUID();
    const { id } = await addFile(test.deps, version(ownerId, "Antes."));
    const late = await startReading(test.deps, id);
    await addFile(test.deps, version(ownerId, "Ahora."));
    const current = await startReading(test.deps, id);
    if (!late || !current) throw new Error("Nothing to read.");
    expect([late.readingId, late.file.object_key === current.file.object_key]).toEqual([
      current.readingId,
      false,
    ]);

    const finish = (reading: typeof late, text: string) =>
      database.db.transaction().execute((trx) => finishReading(trx, reading, resultOf(text)));
    expect(await reportProgress(test.deps.db, late, { pagesDone: 1, pages: 1 })).toBe(false);
    await failReading(test.deps.db, late, "no_text");
    expect(await finish(late, "Antes.")).toBe(false);
    expect(await row(id)).toMatchObject({ status: "reading" });
    expect(await finish(current, "Ahora.")).toBe(true);
    expect(await finish(late, "Antes.")).toBe(false);
    const text = await database.db
      .selectFrom("file_texts")
      .select("text")
      .where("file_id", "=", id)
      .executeTakeFirst();
    expect([text?.text, (await row(id))?.status]).toEqual(["Ahora.", "ready"]);
  });

  it("keeps the object when the first content returns before the old object was deleted", async () => {
    const ownerId = randomUUID();
    await addFile(test.deps, version(ownerId, "Uno."));
    await addFile(test.deps, version(ownerId, "Dos."));
    const { id } = await addFile(test.deps, version(ownerId, "Uno."));
    await runJobs();
    await runJobs();
    expect((await readBytes(test.deps, id))?.toString()).toContain("Uno.");
  });
});

describe("the daily search for orphans", () => {
  const search = (graceMs: number) =>
    findOrphansHandler({ ...test.deps, db: test.deps.database.db, graceMs }).handle({}, "job");

  it("removes objects without a row and incomplete uploads, and reports rows without an object", async () => {
    const { storage } = test.deps;
    const ana = uploader(test);
    const conversationId = randomUUID();
    const kept = await readFileOf(ana, conversationId, "Se queda.");
    const lost = await readFileOf(ana, conversationId, "Se pierde.");
    await storage.delete(lost.key);
    const orphan = `${filesPrefix(await installationId(test.deps.database.db))}${randomUUID()}/upload`;
    await storage.put({ key: orphan, type: "text/plain", body: Buffer.from("x"), size: 1 });
    const begun = await ana.sign({ ownerId: conversationId, size: 10 });
    await ana.put(begun.body, "01234", { "content-range": "bytes 0-4/10" });
    const uncompleted = await ana.sign({ ownerId: conversationId });
    await ana.put(uncompleted.body, "hola");

    await search(24 * 60 * 60_000);
    expect([await isStored(orphan), (await row(uncompleted.body.fileId))?.status]).toEqual([true, "pending"]);

    await search(0);
    expect([await isStored(orphan), await isStored(kept.key)]).toEqual([false, true]);
    expect([await row(begun.body.fileId), await row(uncompleted.body.fileId)]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await row(kept.id))?.status).toBe("ready");
    expect(await row(lost.id)).toMatchObject({ status: "failed", reason: "missing_upload" });
  });
});

it("sweeps conversations with a file and no question after a day", async () => {
  const { db } = test.deps.database;
  const ana = uploader(test);
  const [young, old] = [randomUUID(), randomUUID()];
  for (const conversationId of [young, old]) await ana.upload({ conversationId, content: conversationId });
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000);
  await db.updateTable("conversations").set({ created_at: twoDaysAgo }).where("id", "=", old).execute();
  await sweepUnusedHandler({ db, onDeleted: onConversationDeleted(test.deps) }).handle({}, "job");
  const left = await db.selectFrom("conversations").select("id").where("id", "in", [young, old]).execute();
  expect(left).toEqual([{ id: young }]);
  expect(await listFiles(test.deps.db, conversationOwner(old))).toEqual([]);
});
