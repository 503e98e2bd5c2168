import { randomUUID } from "node:crypto";
import type { Handover, HandoverDraft, NewHandover } from "@metatron/contract/handovers/handover";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { applyRetentionHandler } from "../retention/index.ts";

let test: TestApp;
const NOON = new Date("2026-11-16T12:00:00.000Z");
const HOUR_MS = 60 * 60_000;
let now = NOON;
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS);
};

beforeAll(async () => {
  test = await startTestApp({
    environment: {
      OLLAMA_BASE_URL: "off",
      LIMIT_REQUESTS_PER_MINUTE: "0",
      RETENTION_HANDOVERS_DAYS: "30",
    },
    deps: () => ({ now: () => now }),
  });
});
afterAll(() => test.close());
afterEach(() => {
  now = NOON;
});

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Based = TestPerson & { base?: string };
const send = (person: Based, method: Method, url: string, payload?: object) =>
  test.as(person)({ method, url: `/api${url}`, ...(payload ? { payload } : {}) });
const get = async (person: Based, url: string) => (await send(person, "GET", url)).json();
const somebody = (name: string, changes: Partial<Based> = {}): Based => ({
  ...newPerson(["chat_metatron_user_basic"]),
  name,
  ...changes,
});
/** Nobody else in these tests has this role at this base. */
const agent = (name: string, base: string): Based =>
  somebody(name, { roles: ["chat_metatron_airport_agent"], base });
const newBase = () => `B${randomUUID().slice(0, 6)}`;

async function talk(person: Based, text = "¿Qué chaleco llevo?"): Promise<string> {
  const asked = question(text);
  await ask(test, person, asked);
  return asked.conversationId;
}

const fields = (changes: Partial<NewHandover> = {}): NewHandover => ({
  id: randomUUID(),
  from: new Date(now.getTime() - 8 * HOUR_MS).toISOString(),
  to: now.toISOString(),
  conversationIds: [],
  caseIds: [],
  carriedIds: [],
  notes: [],
  ...changes,
});

async function create(person: Based, changes: Partial<NewHandover> = {}): Promise<Handover> {
  const made = await send(person, "POST", "/handovers", fields(changes));
  expect([made.statusCode, made.body.slice(0, 200)]).toEqual([201, expect.any(String)]);
  return made.json();
}

const draftOf = (handover: Handover, changes: Partial<HandoverDraft> = {}): HandoverDraft => ({
  version: handover.version,
  points: handover.points.map(({ id, section, text }) => ({ id, section, text })),
  role: null,
  base: null,
  emails: [],
  ...changes,
});

async function sendTo(person: Based, handover: Handover, changes: Partial<HandoverDraft>): Promise<Handover> {
  const saved = await send(person, "PUT", `/handovers/${handover.id}`, draftOf(handover, changes));
  expect([saved.statusCode, saved.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  const { version } = saved.json();
  const sent = await send(person, "POST", `/handovers/${handover.id}/send`, { version });
  expect([sent.statusCode, sent.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return sent.json();
}

const note = (text: string, section: HandoverDraft["points"][number]["section"] = "open") => ({
  section,
  text,
});
const statusOf = async (person: Based, id: string) =>
  (await send(person, "GET", `/handovers/${id}`)).statusCode;
const receive = (person: Based, id: string) => send(person, "POST", `/handovers/${id}/receipt`);
const material = (person: Based) => {
  const { from, to } = fields();
  return get(person, `/handovers/material?from=${from}&to=${to}`);
};

async function openCase(person: Based, subject: string): Promise<string> {
  const id = randomUUID();
  const body = { id, subject, description: "Falta un plus. Desde octubre.", category: "Nómina" };
  await send(person, "POST", "/rhconnect/cases", body);
  return id;
}

it("assembles conversations, cases and notes by rules, each with its source", async () => {
  const giver = somebody("Luis Vega");
  const conversationId = await talk(giver);
  const caseId = await openCase(giver, "Nómina de octubre");
  const closedId = await openCase(giver, "Uniforme");
  await test.deps.db.updateTable("cases").set({ status: "closed" }).where("id", "=", closedId).execute();
  const made = await create(giver, {
    conversationIds: [conversationId],
    caseIds: [caseId, closedId],
    notes: [note("La pasarela 4 está cerrada.", "attention")],
  });
  expect(made).toMatchObject({ state: "draft", origin: "assembled", giver: "Luis Vega", isMine: true });
  expect(made.points.map(({ section }) => section)).toEqual(["situation", "open", "done", "attention"]);
  const [talked, open, done] = made.points;
  expect(talked?.sources).toMatchObject([{ kind: "conversation", id: conversationId, isGone: false }]);
  expect(talked?.text).toContain(talked?.sources[0]?.title);
  expect(open?.text).toMatch(/Nómina de octubre \(abierto\)$/);
  expect(done?.text).toMatch(/Uniforme \(cerrado\)$/);
  expect(open?.sources).toMatchObject([{ kind: "case", id: caseId }]);
});

it("is the same draft for a repeated request, and not for somebody else's id", async () => {
  const giver = somebody("Luis Vega");
  const given = fields({ notes: [note("Uno")] });
  const [first, second] = await Promise.all([
    send(giver, "POST", "/handovers", given),
    send(giver, "POST", "/handovers", given),
  ]);
  expect(first.json()).toEqual(second.json());
  expect((await send(somebody("Ana"), "POST", "/handovers", given)).statusCode).toBe(409);
});

it("offers the conversations and cases of the time span alone", async () => {
  const giver = somebody("Luis Vega");
  const conversationId = await talk(giver);
  const caseId = await openCase(giver, "Nómina");
  await test.deps.db
    .updateTable("conversations")
    .set({ updated_at: new Date(now.getTime() - HOUR_MS) })
    .where("id", "=", conversationId)
    .execute();
  await test.deps.db
    .updateTable("cases")
    .set({ updated_at: new Date(now.getTime() - 9 * HOUR_MS) })
    .where("id", "=", caseId)
    .execute();
  const offered = await material(giver);
  expect(offered.conversations.map(({ id }: { id: string }) => id)).toEqual([conversationId]);
  expect(offered).toMatchObject({ cases: [], carried: [], canWrite: false });
  const { to } = fields();
  const long = await send(giver, "GET", `/handovers/material?from=2026-01-01T00:00:00.000Z&to=${to}`);
  expect(long.statusCode).toBe(422);
});

it("is read by its giver and named people alone, and by a role at a base", async () => {
  const giver = somebody("Luis Vega");
  const named = somebody("Ana Soto");
  const { id } = await sendTo(giver, await create(giver, { notes: [note("Uno")] }), {
    emails: [named.email],
  });
  expect(await statusOf(giver, id)).toBe(200);
  expect(await statusOf(named, id)).toBe(200);
  expect(await statusOf(somebody("Otra"), id)).toBe(404);
  const base = newBase();
  const toRole = await sendTo(giver, await create(giver, { notes: [note("Dos")] }), {
    role: "chat_metatron_airport_agent",
    base: base.toLowerCase(),
  });
  expect(await statusOf(agent("Aquí", base), toRole.id)).toBe(200);
  expect(await statusOf(agent("Allí", newBase()), toRole.id)).toBe(404);
  expect(await statusOf(named, toRole.id)).toBe(404);
});

it("is not seen by its receivers before it is sent, and does not change afterwards", async () => {
  const giver = somebody("Luis Vega");
  const named = somebody("Ana Soto");
  const made = await create(giver, { notes: [note("Uno")] });
  const saved = await send(giver, "PUT", `/handovers/${made.id}`, draftOf(made, { emails: [named.email] }));
  expect(saved.statusCode).toBe(200);
  expect(await statusOf(named, made.id)).toBe(404);
  const { version } = saved.json();
  const sending = () => send(giver, "POST", `/handovers/${made.id}/send`, { version });
  const [first, second] = [await sending(), await sending()];
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.json().sentAt).toBe(first.json().sentAt);
  const change = draftOf(saved.json(), { points: [] });
  expect((await send(giver, "PUT", `/handovers/${made.id}`, change)).statusCode).toBe(409);
  expect((await send(giver, "DELETE", `/handovers/${made.id}`)).statusCode).toBe(409);
});

it("needs a point and a receiver to be sent", async () => {
  const giver = somebody("Luis Vega");
  const empty = await create(giver);
  const sending = await send(giver, "POST", `/handovers/${empty.id}/send`, { version: 1 });
  expect(sending.statusCode).toBe(422);
  expect(sending.json().errors.map(({ path }: { path: string }) => path)).toEqual(["points", "role"]);
});

it("refuses a save over a change of another tab, and loses neither", async () => {
  const giver = somebody("Luis Vega");
  const made = await create(giver, { notes: [note("Uno")] });
  const [point] = made.points;
  const withText = (text: string) =>
    draftOf(made, { points: [{ id: point?.id ?? "", section: "done", text }] });
  const here = await send(giver, "PUT", `/handovers/${made.id}`, withText("Aquí"));
  expect(here.json()).toMatchObject({ version: 2, points: [{ section: "done", text: "Aquí" }] });
  const there = await send(giver, "PUT", `/handovers/${made.id}`, withText("Allí"));
  expect([there.statusCode, there.json().code]).toEqual([409, "version_conflict"]);
  // The answer of the first save was lost, so the browser repeats it.
  const again = await send(giver, "PUT", `/handovers/${made.id}`, withText("Aquí"));
  expect(again.json()).toEqual(here.json());
  const late = await send(giver, "POST", `/handovers/${made.id}/send`, { version: 1 });
  expect(late.statusCode).toBe(409);
});

it("keeps the sources of a point that was removed and put back", async () => {
  const giver = somebody("Luis Vega");
  const made = await create(giver, { conversationIds: [await talk(giver)] });
  const removed = await send(giver, "PUT", `/handovers/${made.id}`, draftOf(made, { points: [] }));
  const back = draftOf(made, { version: removed.json().version });
  const restored = await send(giver, "PUT", `/handovers/${made.id}`, back);
  expect(restored.json().points[0].sources).toEqual(made.points[0]?.sources);
});

it("does not open the giver's conversation to the receiver, and shows its quoted text", async () => {
  const giver = somebody("Luis Vega");
  const reader = somebody("Ana Soto");
  const conversationId = await talk(giver);
  const made = await create(giver, { conversationIds: [conversationId] });
  const quote = made.points[0]?.sources[0]?.quote;
  expect(quote).not.toBe("");
  const { id } = await sendTo(giver, made, { emails: [reader.email] });
  const read: Handover = await get(reader, `/handovers/${id}`);
  expect(read.points[0]?.sources).toMatchObject([{ id: null, quote }]);
  expect(JSON.stringify(read)).not.toContain(conversationId);
  expect((await get(giver, `/handovers/${id}`)).points[0].sources[0].id).toBe(conversationId);
});

it("removes the text of a conversation that is deleted, before and after sending", async () => {
  const giver = somebody("Luis Vega");
  const reader = somebody("Ana Soto");
  const conversationId = await talk(giver);
  const made = await create(giver, { conversationIds: [conversationId] });
  const quote = made.points[0]?.sources[0]?.quote ?? "";
  const other = await sendTo(giver, await create(giver, { conversationIds: [conversationId] }), {
    emails: [reader.email],
  });
  await send(giver, "DELETE", `/history/delete/${conversationId}`);
  const gone = { id: null, quote: "", isGone: true, documents: [] };
  expect((await get(giver, `/handovers/${made.id}`)).points[0].sources).toMatchObject([gone]);
  expect((await get(reader, `/handovers/${other.id}`)).points[0].sources).toMatchObject([gone]);
  const sent = await sendTo(giver, made, { emails: [reader.email] });
  expect(sent.points).toHaveLength(1);
  expect(JSON.stringify(sent.points[0]?.sources)).not.toContain(quote);
  const late = await create(giver, { conversationIds: [conversationId], notes: [note("Uno")] });
  expect(late).toMatchObject({ missing: 1, points: [{ text: "Uno" }] });
});

it("is acknowledged once by each receiver; the first one counts, and the giver gets one notice", async () => {
  const giver = somebody("Luis Vega");
  const base = newBase();
  const [ana, marta] = [agent("Ana Soto", base), agent("Marta Ruiz", base)];
  const { id } = await sendTo(giver, await create(giver, { notes: [note("Uno")] }), {
    role: "chat_metatron_airport_agent",
    base,
  });
  const [first, second] = await Promise.all([receive(ana, id), receive(ana, id)]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  const at = now.toISOString();
  expect(second.json().receipts).toEqual([{ by: "Ana Soto", at, isMe: true }]);
  later(1);
  await receive(ana, id);
  await receive(marta, id);
  const { receipts } = await get(giver, `/handovers/${id}`);
  expect(receipts).toEqual([
    { by: "Ana Soto", at, isMe: false },
    { by: "Marta Ruiz", at: now.toISOString(), isMe: false },
  ]);
  const notices = (await get(giver, "/notices")).items;
  expect(notices.map(({ content }: { content: object }) => content)).toEqual([
    { kind: "handover_received", handoverId: id, by: "Ana Soto", at },
  ]);
  expect((await receive(giver, id)).statusCode).toBe(404);
  const given = (await get(giver, "/handovers?box=given")).items;
  expect(given).toMatchObject([{ id, received: { by: "Ana Soto", at }, openPoints: 1 }]);
});

it("gives receivers one notice, by name and by role, until they lose the role", async () => {
  const giver = somebody("Luis Vega");
  const base = newBase();
  const ana = agent("Ana Soto", base);
  const named = somebody("Eva");
  const { id } = await sendTo(giver, await create(giver, { notes: [note("Uno")] }), {
    role: "chat_metatron_airport_agent",
    base,
    emails: [named.email],
  });
  const expected = { kind: "handover_sent", handoverId: id, by: "Luis Vega" };
  for (const person of [ana, ana, named]) {
    const { items } = await get(person, "/notices");
    expect(items.map(({ content }: { content: object }) => content)).toEqual([expected]);
  }
  const moved: Based = { ...ana, roles: ["chat_metatron_user_basic"] };
  expect((await receive(moved, id)).statusCode).toBe(404);
  expect((await get(moved, "/handovers?box=received")).items).toEqual([]);
});

it("carries open points on with their origin, until somebody closes them", async () => {
  const [luis, ana, marta] = [somebody("Luis Vega"), somebody("Ana Soto"), somebody("Marta Ruiz")];
  const first = await sendTo(
    luis,
    await create(luis, { notes: [note("Maleta perdida"), note("Avión limpio", "done")] }),
    { emails: [ana.email] },
  );
  const origin = { by: "Luis Vega", at: first.sentAt };
  expect((await material(ana)).carried).toEqual([]);
  await receive(ana, first.id);
  const [offered] = (await material(ana)).carried;
  expect(offered).toEqual({ id: first.points[0]?.id, text: "Maleta perdida", origin });
  later(8);
  const second = await create(ana, { carriedIds: [offered.id], notes: [note("Otra cosa", "situation")] });
  expect(second.points[0]).toMatchObject({ id: offered.id, section: "open", origin });
  await sendTo(ana, second, { emails: [marta.email] });
  // With the next shift now.
  expect((await material(ana)).carried).toEqual([]);
  await receive(marta, second.id);
  expect((await material(marta)).carried).toMatchObject([{ id: offered.id, origin }]);
  later(1);
  const close = () => send(marta, "POST", `/handovers/${second.id}/points/${offered.id}/close`);
  const closed = { by: "Marta Ruiz", at: now.toISOString() };
  expect((await close()).json().points[0].closed).toEqual(closed);
  later(1);
  expect((await close()).json().points[0].closed).toEqual(closed);
  expect((await get(luis, `/handovers/${first.id}`)).points[0].closed).toEqual(closed);
  expect((await material(marta)).carried).toEqual([]);
  const done = first.points[1]?.id;
  expect((await send(ana, "POST", `/handovers/${first.id}/points/${done}/close`)).statusCode).toBe(404);
  expect((await send(luis, "POST", `/handovers/${first.id}/points/${done}/close`)).statusCode).toBe(404);
});

it("does not take the points of a hand-over that the person did not receive", async () => {
  const [luis, ana, eve] = [somebody("Luis Vega"), somebody("Ana Soto"), somebody("Eva")];
  const first = await sendTo(luis, await create(luis, { notes: [note("Maleta")] }), { emails: [ana.email] });
  const made = await create(eve, { carriedIds: [first.points[0]?.id ?? ""] });
  expect(made.points).toEqual([]);
  const stolen = draftOf(made, { points: [{ id: first.points[0]?.id ?? "", section: "open", text: "X" }] });
  const saved = await send(eve, "PUT", `/handovers/${made.id}`, stolen);
  expect([saved.statusCode, saved.json().code]).toEqual([409, "id_taken"]);
});

it("lists each box page by page, newest first", async () => {
  const [luis, ana] = [somebody("Luis Vega"), somebody("Ana Soto")];
  const ids: string[] = [];
  for (const text of ["Uno", "Dos", "Tres"]) {
    later(1);
    const { id } = await sendTo(luis, await create(luis, { notes: [note(text)] }), { emails: [ana.email] });
    ids.unshift(id);
  }
  const draft = await create(luis, { notes: [note("Cuatro")] });
  const page = await get(ana, "/handovers?box=received&limit=2");
  const rest = await get(ana, `/handovers?box=received&limit=2&cursor=${page.nextCursor}`);
  expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
  expect(rest.nextCursor).toBeNull();
  expect(page.items[0]).toMatchObject({ giver: "Luis Vega", preview: "Tres", isReceivedByMe: false });
  expect((await get(luis, "/handovers?box=drafts")).items).toMatchObject([{ id: draft.id, state: "draft" }]);
  expect((await get(ana, "/handovers?box=drafts")).items).toEqual([]);
});

it("takes a hundred conversations at once, and no more", async () => {
  const giver = somebody("Luis Vega");
  const conversationIds = [await talk(giver), ...Array.from({ length: 99 }, () => randomUUID())];
  const made = await create(giver, { conversationIds });
  expect([made.points.length, made.missing]).toEqual([1, 99]);
  const more = fields({ conversationIds: [...conversationIds, randomUUID()] });
  expect((await send(giver, "POST", "/handovers", more)).statusCode).toBe(422);
});

it("is deleted by age with its receipts and notices, and stays in the audit", async () => {
  const [luis, ana] = [somebody("Luis Vega"), somebody("Ana Soto")];
  const { id } = await sendTo(luis, await create(luis, { notes: [note("Uno")] }), { emails: [ana.email] });
  await receive(ana, id);
  const { db, config: _, ...deps } = test.deps;
  await db
    .updateTable("handovers")
    .set({ listed_at: new Date("2020-01-01") })
    .where("id", "=", id)
    .execute();
  const defaults = {
    days: { conversations: null, files: null, events: null, handovers: 30 },
    keepsPinned: true,
    floorDays: 30,
  };
  await applyRetentionHandler({ ...deps, db, onDeleted: [], defaults }).handle({}, "job");
  expect(await statusOf(luis, id)).toBe(404);
  expect((await get(luis, "/notices")).items).toEqual([]);
  const actions = await db
    .selectFrom("audit")
    .select("action")
    .where("subject_id", "=", id)
    .orderBy("seq")
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(["handover.sent", "handover.received"]);
});

it("is withdrawn by its giver until somebody acknowledges it; receivers read that it was", async () => {
  const base = newBase();
  const [giver, receiver, other] = [somebody("Luis Vega"), agent("Ana Ruiz", base), agent("Eva Sol", base)];
  const draft = await create(giver, { notes: [note("Pasarela cerrada")] });
  const { id } = await sendTo(giver, draft, { role: "chat_metatron_airport_agent", base });
  const noticesOf = async (person: Based) =>
    (await get(person, "/notices")).items.map(({ content, read }: { content: object; read: boolean }) => ({
      ...content,
      read,
    }));
  const sentNotice = { kind: "handover_sent", handoverId: id, by: "Luis Vega", read: false };
  expect(await noticesOf(receiver)).toEqual([sentNotice]);
  const [{ id: noticeId }] = (await get(receiver, "/notices")).items;
  await send(receiver, "POST", "/notices/read", { ids: [noticeId] });

  expect((await send(receiver, "POST", `/handovers/${id}/withdraw`)).statusCode).toBe(404);
  const withdrawn = await send(giver, "POST", `/handovers/${id}/withdraw`);
  expect(withdrawn.json()).toMatchObject({
    state: "draft",
    sentAt: null,
    points: [{ text: "Pasarela cerrada" }],
  });
  expect((await send(giver, "POST", `/handovers/${id}/withdraw`)).json()).toEqual(withdrawn.json());
  expect([await statusOf(receiver, id), (await receive(receiver, id)).statusCode]).toEqual([404, 404]);
  expect(await noticesOf(receiver)).toEqual([{ kind: "handover_withdrawn", by: "Luis Vega", read: false }]);
  // A receiver who never read of it has nothing to be corrected.
  expect(await noticesOf(other)).toEqual([]);

  await sendTo(giver, withdrawn.json(), { role: "chat_metatron_airport_agent", base });
  expect(await noticesOf(receiver)).toContainEqual(sentNotice);
  expect((await receive(receiver, id)).statusCode).toBe(200);
  const late = await send(giver, "POST", `/handovers/${id}/withdraw`);
  expect([late.statusCode, late.json().code]).toEqual([409, "handover_received"]);
  const audited = await test.deps.db
    .selectFrom("audit")
    .select("action")
    .where("subject_id", "=", id)
    .orderBy("seq")
    .execute();
  expect(audited.map(({ action }) => action)).toEqual([
    "handover.sent",
    "handover.withdrawn",
    "handover.sent",
    "handover.received",
  ]);
});

it("is either acknowledged or withdrawn when both happen at once", async () => {
  const base = newBase();
  const [giver, receiver] = [somebody("Luis Vega"), agent("Ana Ruiz", base)];
  const draft = await create(giver, { notes: [note("Pasarela cerrada")] });
  const { id } = await sendTo(giver, draft, { role: "chat_metatron_airport_agent", base });
  const [taken, received] = await Promise.all([
    send(giver, "POST", `/handovers/${id}/withdraw`),
    receive(receiver, id),
  ]);
  expect([
    [200, 404],
    [409, 200],
  ]).toContainEqual([taken.statusCode, received.statusCode]);
});
