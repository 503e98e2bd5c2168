import { randomUUID } from "node:crypto";
import type { RetentionRule, RetentionState } from "@metatron/contract/retention/retention";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { retentionDefaultsOf } from "../../config/limits.ts";
import { onConversationDeleted } from "../../on-deleted.ts";
import { addFile, readFile } from "../files/index.ts";
import type { OnDeleted } from "../history/index.ts";
import { applyRetention } from "./apply-retention.ts";
import { applyRetentionHandler } from "./index.ts";

let test: TestApp;
let personId: string;
const admin = newPerson(["chat_metatron_user_admin"]);
const somebody = newPerson();

beforeAll(async () => {
  test = await startTestApp({
    environment: { OLLAMA_BASE_URL: "off", RETENTION_EVENTS_DAYS: "90", RETENTION_FLOOR_DAYS: "30" },
  });
  await call(somebody, "GET", "/api/models");
  const row = await db()
    .selectFrom("people")
    .select("id")
    .where("email", "=", somebody.email)
    .executeTakeFirstOrThrow();
  personId = row.id;
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [
    "retention_rules",
    "retention_runs",
    "conversations",
    "files",
    "usage_events",
  ] as const)
    await db().deleteFrom(table).execute();
});

const db = () => test.deps.database.db;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const call = (person: TestPerson, method: "GET" | "PUT" | "POST", url: string, payload?: object) =>
  test.as(person)({ method, url, ...(payload ? { payload } : {}) });
const deps = () => ({
  db: db(),
  log: test.deps.log,
  jobs: test.deps.jobs,
  onDeleted: onConversationDeleted(test.deps),
  defaults: retentionDefaultsOf(test.deps.config),
});
const setRule = (rule: RetentionRule) => call(admin, "PUT", "/api/admin/retention", rule);

async function conversation(
  age: number,
  more: { pinned?: boolean; favorite?: boolean; archived?: boolean } = {},
): Promise<string> {
  const id = randomUUID();
  const at = daysAgo(age);
  await db()
    .insertInto("conversations")
    .values({
      id,
      person_id: personId,
      unique_id: id,
      title: "Una",
      chat: "chat-libre",
      model: "gpt-5",
      emoji: null,
      assistant_id: null,
      base_knowledge: null,
      created_at: at,
      updated_at: at,
      is_pinned: more.pinned ?? false,
      is_favorite: more.favorite ?? false,
      is_archived: more.archived ?? false,
    })
    .execute();
  return id;
}

async function message(conversationId: string, state: "complete" | "streaming" = "complete") {
  const id = randomUUID();
  // Without this, the watch would end the answer, because no process writes it.
  if (state === "streaming") test.deps.watch.hold(id);
  await db()
    .insertInto("messages")
    .values({
      id,
      conversation_id: conversationId,
      person_id: personId,
      unique_id: id,
      role: "assistant",
      kind: "text",
      state,
      text: "hola",
      content: "[]",
      files: "[]",
      urls: "[]",
      citations: "[]",
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  return id;
}

async function file(
  age: number,
  where: { purpose: "conversation" | "assistant" | "image"; ownerId: string | null },
) {
  const { id } = await addFile(test.deps, {
    personId,
    name: "nota.txt",
    type: "text/plain",
    bytes: Buffer.from(`nota ${randomUUID()}`),
    ...where,
  });
  await db()
    .updateTable("files")
    .set({ create_at: daysAgo(age) })
    .where("id", "=", id)
    .execute();
  return id;
}

const idsIn = async (table: "conversations" | "files" | "usage_events" | "messages") =>
  new Set((await db().selectFrom(table).select("id").execute()).map(({ id }) => id));

it("deletes conversations that were unused for the configured time with their data, and nothing else", async () => {
  const old = await conversation(100);
  const oldMessage = await message(old);
  const oldFile = await file(100, { purpose: "conversation", ownerId: old });
  const { object_key: key } = (await readFile(test.deps.db, oldFile)) ?? { object_key: "" };
  const [pinned, favorite, young] = [
    await conversation(100, { pinned: true }),
    await conversation(100, { favorite: true }),
    await conversation(59),
  ];
  const writing = await conversation(100);
  await message(writing, "streaming");
  const knowledge = await file(400, { purpose: "assistant", ownerId: randomUUID() });
  await setRule({ subject: "conversations", days: 60, keepsPinned: true });

  await applyRetentionHandler(deps()).handle({}, "job");
  expect(await idsIn("conversations")).toEqual(new Set([pinned, favorite, young, writing]));
  expect(await idsIn("messages")).not.toContain(oldMessage);
  expect(await idsIn("files")).toEqual(new Set([knowledge]));
  const tombstones = await db()
    .selectFrom("deleted_conversations")
    .select("id")
    .where("id", "=", old)
    .execute();
  expect(tombstones).toHaveLength(1);
  const { rows: queued } = await sql<{ keys: string[] }>`
    select data -> 'keys' as keys from pgboss.job where name = 'delete-objects'`.execute(db());
  expect(queued.flatMap(({ keys }) => keys)).toContain(key);
});

it("deletes archived ones like any other", async () => {
  await conversation(100, { archived: true });
  const young = await conversation(59, { archived: true });
  await setRule({ subject: "conversations", days: 60, keepsPinned: true });
  await applyRetention(deps());
  expect(await idsIn("conversations")).toEqual(new Set([young]));
});

it("deletes pinned ones too if the rule says so", async () => {
  await conversation(100, { pinned: true });
  await setRule({ subject: "conversations", days: 60, keepsPinned: false });
  await applyRetention(deps());
  expect(await idsIn("conversations")).toEqual(new Set());
});

it("keeps a conversation that was used between its selection and its deletion", async () => {
  const [, second = ""] = [await conversation(100), await conversation(100)].sort();
  await setRule({ subject: "conversations", days: 60, keepsPinned: true });
  const useTheSecond: OnDeleted = async (trx) => {
    await trx.updateTable("conversations").set({ updated_at: new Date() }).where("id", "=", second).execute();
  };
  await applyRetention({ ...deps(), onDeleted: [useTheSecond] });
  expect(await idsIn("conversations")).toEqual(new Set([second]));
});

it("deletes people's files and pictures by age, and keeps documents and avatars of assistants", async () => {
  const home = await conversation(1);
  const pinnedHome = await conversation(1, { pinned: true });
  await file(100, { purpose: "conversation", ownerId: home });
  await file(100, { purpose: "image", ownerId: home });
  const kept = [
    await file(10, { purpose: "conversation", ownerId: home }),
    await file(100, { purpose: "conversation", ownerId: pinnedHome }),
    await file(100, { purpose: "assistant", ownerId: randomUUID() }),
    await file(100, { purpose: "image", ownerId: null }),
  ];
  await setRule({ subject: "files", days: 60, keepsPinned: true });
  await applyRetention(deps());
  expect(await idsIn("files")).toEqual(new Set(kept));
});

it("deletes usage events by the configured rule, stores the run and audits it", async () => {
  const event = (age: number) => ({
    id: randomUUID(),
    person_id: personId,
    name: "login_app",
    at: daysAgo(age),
    props: "{}",
  });
  const young = event(89);
  await db()
    .insertInto("usage_events")
    .values([event(91), event(400), young])
    .execute();
  await applyRetention(deps());
  expect(await idsIn("usage_events")).toEqual(new Set([young.id]));
  const state: RetentionState = (await call(admin, "GET", "/api/admin/retention")).json();
  expect(state.rules.find(({ subject }) => subject === "events")).toMatchObject({
    days: 90,
    from: "configuration",
    lastRun: { deleted: 2 },
  });
  const audited = await db().selectFrom("audit").selectAll().orderBy("seq", "desc").executeTakeFirst();
  expect(audited).toMatchObject({
    action: "retention.applied",
    actor_id: null,
    subject_id: "events",
    details: { days: 90, deleted: 2 },
  });
});

it("previews the deletions of a rule", async () => {
  const old = await conversation(100);
  await message(old);
  await conversation(100, { pinned: true });
  await file(100, { purpose: "conversation", ownerId: old });
  const preview = async (rule: RetentionRule) =>
    (await call(admin, "POST", "/api/admin/retention/preview", rule)).json();
  expect(await preview({ subject: "conversations", days: 60, keepsPinned: true })).toMatchObject({
    deletes: 1,
    people: 1,
    messages: 1,
    files: 1,
    keepsPinned: 1,
    oldest: expect.stringMatching(/^20/),
  });
  expect(await preview({ subject: "conversations", days: 60, keepsPinned: false })).toMatchObject({
    deletes: 2,
    keepsPinned: 0,
  });
  expect(await preview({ subject: "files", days: 60, keepsPinned: true })).toMatchObject({
    deletes: 1,
    bytes: 41,
  });
  expect(await preview({ subject: "events", days: null, keepsPinned: true })).toMatchObject({ deletes: 0 });
  expect(await idsIn("conversations")).toHaveLength(2);
});

it("returns a rule to its configured value, and audits it once", async () => {
  await setRule({ subject: "events", days: 365, keepsPinned: false });
  const eventsRule = ({ rules }: RetentionState) => rules.find(({ subject }) => subject === "events");
  const changed: RetentionState = (await call(admin, "GET", "/api/admin/retention")).json();
  expect(eventsRule(changed)).toMatchObject({
    days: 365,
    from: "administration",
    configured: { days: 90, keepsPinned: true },
  });
  const reset = () => call(admin, "POST", "/api/admin/retention/reset", { subject: "events" });
  expect(eventsRule((await reset()).json())).toMatchObject({
    days: 90,
    keepsPinned: true,
    from: "configuration",
  });
  await reset();
  const audited = await db()
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "retention.reset")
    .execute();
  expect(audited).toEqual([{ details: { days: 90, keepsPinned: true } }]);
});

it("refuses a rule under the floor, and applies a floor that was raised later", async () => {
  const refused = await setRule({ subject: "conversations", days: 7, keepsPinned: true });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    [{ path: "days", message: "must be at least 30" }],
  ]);
  const id = await conversation(100);
  await setRule({ subject: "conversations", days: 60, keepsPinned: true });
  await applyRetention({ ...deps(), defaults: { ...deps().defaults, floorDays: 180 } });
  expect(await idsIn("conversations")).toEqual(new Set([id]));
});
