import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newSend } from "../../../test/send.ts";
import { createAnswerJournal, readMessage, storeSends } from "./index.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ana = { sub: "ana", email: "ana@example.com", name: "Ana", roles: ["chat_metatron_user_pro" as const] };

async function personId(): Promise<string> {
  await ask(test, ana, question("Hola"));
  const { id } = await test.deps.database.db.selectFrom("people").select("id").executeTakeFirstOrThrow();
  return id;
}

/** Makes the database fail with a full disk for answers that end. */
async function fillDisk() {
  const { db } = test.deps.database;
  await sql`create function refuse_end() returns trigger language plpgsql as $$
    begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(db);
  await sql`create trigger full_disk before update on messages for each row
    when (old.state = 'streaming' and new.state <> 'streaming') execute function refuse_end()`.execute(db);
}

async function freeDisk() {
  await sql`drop function refuse_end() cascade`.execute(test.deps.database.db);
}

const stateOf = async (id: string) =>
  (await test.deps.database.db.selectFrom("messages").select("state").where("id", "=", id).executeTakeFirst())
    ?.state;

it("keeps an answer that a full disk refuses, reports it, and announces the end once the answer is stored", async () => {
  await fillDisk();
  const request = question("Hola");
  const asked = ask(test, ana, request);
  await vi.waitFor(async () => expect(await test.deps.journal.unsaved()).toEqual([request.answerId]), 15_000);
  expect(await stateOf(request.answerId)).toBe("streaming");
  await freeDisk();
  const { parts, text } = await asked;
  const types = parts.map(({ type }) => type);
  expect(types.indexOf("data-status")).toBeGreaterThan(types.indexOf("text-end"));
  expect(types.indexOf("finish")).toBeGreaterThan(types.indexOf("data-status"));
  expect(types.indexOf("data-title")).toBeGreaterThan(types.indexOf("finish"));
  expect(parts).toContainEqual(expect.objectContaining({ messageMetadata: { state: "complete" } }));
  const stored = await readMessage(test.deps.database.db, {
    personId: await personId(),
    messageId: request.answerId,
  });
  expect(stored).toMatchObject({ state: "complete", text });
  await vi.waitFor(async () => expect(await test.deps.journal.unsaved()).toEqual([]));
});

it("ends an answer that its running process no longer holds", async () => {
  const { watch, database } = test.deps;
  const held = newSend(await personId(), { writerId: watch.writerId });
  const forgotten = newSend(held.personId, { writerId: watch.writerId });
  const release = watch.hold(held.answerId);
  await storeSends(database.db, [held, forgotten]);
  // A look takes only what was stored in an earlier millisecond.
  await expect
    .poll(async () => {
      await watch.sweep();
      return stateOf(forgotten.answerId);
    })
    .toBe("interrupted");
  expect(await stateOf(held.answerId)).toBe("streaming");
  const releaseAgain = watch.hold(held.answerId);
  releaseAgain();
  await watch.sweep();
  expect(await stateOf(held.answerId)).toBe("streaming");
  release();
  await watch.sweep();
  expect(await stateOf(held.answerId)).toBe("interrupted");
});

it("stores the answer of a writer that was considered dead, and counts it once", async () => {
  const { database, log, journal } = test.deps;
  const sent = newSend(await personId(), { writerId: randomUUID() });
  await storeSends(database.db, [sent]);
  await test.deps.watch.sweep();
  expect(await stateOf(sent.answerId)).toBe("interrupted");
  const usage = { model: "gpt-5", inputTokens: 3, outputTokens: 4, seconds: 1 };
  const ended = {
    id: sent.answerId,
    conversationId: sent.conversationId,
    personId: sent.personId,
    usage,
    state: "complete" as const,
    text: "Adiós",
    content: [],
    citations: [],
    urls: [],
    errorCode: null,
    seconds: 1,
    cost: null,
    category: null,
    model: "gpt-5",
    grounded: false,
    online: false,
  };
  // The state that the next start finds.
  const left = new Map<string, string>([[ended.id, JSON.stringify(ended)]]);
  const next = createAnswerJournal({
    db: database.db,
    log,
    stash: {
      put: async () => undefined,
      list: async () => [...left].map(([id, value]) => ({ id, value })),
      remove: async (id) => void left.delete(id),
      close: async () => undefined,
    },
  });
  expect(await next.recover()).toBe(1);
  expect(await next.recover()).toBe(0);
  next.close();
  await journal.finish(ended);
  expect(await stateOf(sent.answerId)).toBe("complete");
  const counted = await database.db
    .selectFrom("model_usage")
    .select("output_tokens")
    .where("message_id", "=", ended.id)
    .execute();
  expect(counted).toEqual([{ output_tokens: 4 }]);
});
