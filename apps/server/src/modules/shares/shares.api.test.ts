import { randomUUID } from "node:crypto";
import type { Message } from "@metatron/contract/chat/message";
import type { NewShare, Share, SharedCopy } from "@metatron/contract/shares/share";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { addMember, formWith, newAssistant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { sweepSharesHandler } from "./index.ts";

let test: TestApp;
const NOON = new Date("2026-11-16T12:00:00Z");
const DAY_MS = 24 * 60 * 60_000;
let now = NOON;

beforeAll(async () => {
  test = await startTestApp({
    environment: { OLLAMA_BASE_URL: "off", LIMIT_REQUESTS_PER_MINUTE: "0" },
    deps: () => ({ now: () => now }),
  });
});
afterAll(() => test.close());
afterEach(() => {
  now = NOON;
});

type Method = "GET" | "POST" | "DELETE";
const send = (person: TestPerson, method: Method, url: string, payload?: object) =>
  test.as(person)({ method, url: `/api${url}`, ...(payload ? { payload } : {}) });
const anyone = () => newPerson(["chat_metatron_user_basic"]);

async function talk(person: TestPerson, texts: readonly string[] = ["Hola"]) {
  const conversationId = randomUUID();
  let parentId: string | undefined;
  let answerId = "";
  for (const text of texts) {
    const asked = question(text, { conversationId, ...(parentId ? { parentId } : {}) });
    await ask(test, person, asked);
    answerId = asked.answerId;
    parentId = answerId;
  }
  return { conversationId, messageId: answerId };
}

const given = (
  of: { conversationId: string; messageId: string },
  changes: Partial<NewShare> = {},
): NewShare => ({
  id: randomUUID(),
  ...of,
  part: "conversation",
  everyone: true,
  roles: [],
  emails: [],
  days: 7,
  ...changes,
});
async function share(
  person: TestPerson,
  of: { conversationId: string; messageId: string },
  changes: Partial<NewShare> = {},
): Promise<Share> {
  const made = await send(person, "POST", "/shares", given(of, changes));
  expect([made.statusCode, made.body.slice(0, 300)]).toEqual([201, expect.any(String)]);
  return made.json();
}
const opens = async (person: TestPerson, id: string) =>
  (await send(person, "GET", `/shares/${id}`)).statusCode;
const open = async (person: TestPerson, id: string): Promise<SharedCopy> =>
  (await send(person, "GET", `/shares/${id}`)).json();
const messagesOf = async (person: TestPerson, conversationId: string): Promise<Message[]> =>
  (await send(person, "GET", `/history/list_messages?conversationId=${conversationId}`)).json().items;

it("opens for everyone signed in but external people, and counts who opened it", async () => {
  const owner = anyone();
  const { id } = await share(owner, await talk(owner));
  expect(await opens(anyone(), id)).toBe(200);
  expect(await opens(owner, id)).toBe(200);
  expect(await opens(newPerson(["chat_metatron_user_external"]), id)).toBe(404);
  const [listed] = (await send(owner, "GET", "/shares")).json().items;
  expect(listed).toMatchObject({ id, opens: 1, everyone: true });
});

it("opens for named roles and verified addresses alone", async () => {
  const owner = anyone();
  const named = anyone();
  const { id } = await share(owner, await talk(owner), {
    everyone: false,
    roles: ["chat_metatron_airport_agent"],
    emails: [named.email],
  });
  expect(await opens(newPerson(["chat_metatron_airport_agent"]), id)).toBe(200);
  expect(await opens(named, id)).toBe(200);
  expect(await opens(anyone(), id)).toBe(404);
  const nobody = await send(owner, "POST", "/shares", given(await talk(owner), { everyone: false }));
  expect(nobody.statusCode).toBe(422);
});

it("does not change with the conversation, and is gone with it", async () => {
  const owner = anyone();
  const talked = await talk(owner, ["Primera"]);
  const { id } = await share(owner, talked);
  const again = question("Segunda", { conversationId: talked.conversationId, parentId: talked.messageId });
  await ask(test, owner, again);
  const reader = anyone();
  expect((await open(reader, id)).messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  await send(owner, "DELETE", `/history/delete/${talked.conversationId}`);
  expect(await opens(reader, id)).toBe(404);
});

it("shares one answer with its question, without feedback", async () => {
  const owner = anyone();
  const talked = await talk(owner, ["Primera", "Segunda"]);
  await send(owner, "POST", "/chat/feedback", { ...talked, feedback: "bad", badComment: "Muy mal" });
  const { id } = await share(owner, talked, { part: "answer" });
  const copy = await open(anyone(), id);
  expect(copy.messages.map(({ text }) => text)[0]).toBe("Segunda");
  expect(copy.messages).toHaveLength(2);
  expect(JSON.stringify(copy)).not.toContain("Muy mal");
});

it("expires, is revoked by its owner alone, and is deleted after it has expired", async () => {
  const owner = anyone();
  const talked = await talk(owner);
  const reader = anyone();
  const [expiring, revoked] = [await share(owner, talked, { days: 1 }), await share(owner, talked)];
  expect((await send(reader, "DELETE", `/shares/${revoked.id}`)).statusCode).toBe(404);
  expect((await send(owner, "DELETE", `/shares/${revoked.id}`)).statusCode).toBe(204);
  expect(await opens(reader, revoked.id)).toBe(404);
  now = new Date(NOON.getTime() + DAY_MS);
  expect(await opens(reader, expiring.id)).toBe(404);
  expect(await opens(owner, expiring.id)).toBe(404);
  await sweepSharesHandler(test.deps).handle({}, "job");
  const left = await test.deps.db.selectFrom("shares").select("id").where("id", "=", expiring.id).execute();
  expect(left).toEqual([]);
  const audited = await test.deps.db
    .selectFrom("audit")
    .select(["action", "details"])
    .where("subject_id", "=", revoked.id)
    .orderBy("seq")
    .execute();
  expect(audited).toEqual([
    {
      action: "share.created",
      details: { part: "conversation", everyone: true, roles: [], people: 0, days: 7 },
    },
    { action: "share.revoked", details: { part: "conversation", opens: 0 } },
  ]);
});

it("opens none of 1,000 guessed, altered or closed links", async () => {
  const owner = anyone();
  const reader = anyone();
  const talked = await talk(owner);
  const { id } = await share(owner, talked);
  const repeat = <T>(times: number, make: (at: number) => T) =>
    Array.from({ length: times }, (_, at) => make(at));
  const pick = <T>(from: readonly T[]) => from[Math.floor(Math.random() * from.length)] as T;
  const places = [...id].flatMap((digit, at) => (digit === "-" || at === 14 || at === 19 ? [] : [at]));
  const oneDigitOff = () => {
    const at = pick(places);
    return (
      id.slice(0, at) + pick([..."0123456789abcdef"].filter((digit) => digit !== id[at])) + id.slice(at + 1)
    );
  };
  const swapped = () => [...id].toReversed().join("").slice(pick(places));
  const foreign = [talked.conversationId, talked.messageId, randomUUID()];
  const revoked: string[] = [];
  const ofOthers: string[] = [];
  for (let at = 0; at < 10; at += 1) {
    const closing = await share(owner, talked);
    await send(owner, "DELETE", `/shares/${closing.id}`);
    revoked.push(closing.id);
    const people = { everyone: false, roles: [], emails: [anyone().email] };
    const role = { everyone: false, roles: ["chat_metatron_airport_agent" as const], emails: [] };
    ofOthers.push((await share(owner, talked, at % 2 === 0 ? people : role)).id);
  }
  const links = [
    ...repeat(400, oneDigitOff),
    ...repeat(300, () => randomUUID()),
    ...repeat(60, (at) => foreign[at % foreign.length] ?? ""),
    ...repeat(100, swapped),
    ...repeat(70, (at) => revoked[at % revoked.length] ?? ""),
    ...repeat(70, (at) => ofOthers[at % ofOthers.length] ?? ""),
  ];
  expect(links).toHaveLength(1000);
  const opened: string[] = [];
  for (const link of links) if (![404, 422].includes(await opens(reader, link))) opened.push(link);
  expect(opened).toEqual([]);
  expect(await opens(reader, id)).toBe(200);
  now = new Date(NOON.getTime() + 8 * DAY_MS);
  expect(await opens(reader, id)).toBe(404);
});

it("keeps sources closed for readers who may not see them, also in their own copy", async () => {
  const owner = anyone();
  const author = { ...owner, call: test.as(owner) };
  const { id: assistantId } = await newAssistant(author);
  const form = formWith(
    { name: "norma.txt", type: "text/plain", bytes: Buffer.from("Chaleco amarillo en rampa.") },
    { assistantId },
  );
  const fileId = (await author.call({ method: "POST", url: "/api/assistant/upload", ...form })).json().id;
  const talked = await talk(owner);
  const citation = {
    n: 1,
    fileId,
    title: "Norma de rampa",
    page: 1,
    passage: "Chaleco amarillo en rampa.",
    start: 0,
    end: 26,
    revision: null,
    validUntil: null,
    verified: true,
  };
  await test.deps.db
    .updateTable("messages")
    .set({ citations: JSON.stringify([citation]) })
    .where("id", "=", talked.messageId)
    .execute();
  const { id } = await share(owner, talked);
  const member = anyone();
  await addMember(author, assistantId, member.email, "viewer");
  expect((await open(member, id)).messages[1]?.citations).toEqual([citation]);
  const stranger = anyone();
  const seen = (await open(stranger, id)).messages[1]?.citations;
  expect(seen).toEqual([expect.objectContaining({ title: "Norma de rampa", fileId: null, closed: true })]);
  expect(JSON.stringify(seen)).not.toContain("amarillo");
  const conversationId = randomUUID();
  expect((await send(stranger, "POST", `/shares/${id}/copy`, { conversationId })).statusCode).toBe(201);
  expect(JSON.stringify(await messagesOf(stranger, conversationId))).not.toContain("amarillo");
});

it("copies into the reader's history once, where the conversation goes on", async () => {
  const owner = anyone();
  const talked = await talk(owner, ["Primera", "Segunda"]);
  const { id } = await share(owner, talked);
  const reader = anyone();
  const conversationId = randomUUID();
  const copies = [1, 2].map(() => send(reader, "POST", `/shares/${id}/copy`, { conversationId }));
  for (const made of await Promise.all(copies)) expect(made.json()).toMatchObject({ id: conversationId });
  const copied = await messagesOf(reader, conversationId);
  const originals = await messagesOf(owner, talked.conversationId);
  expect(copied.map(({ text }) => text)).toEqual(originals.map(({ text }) => text));
  expect(copied.map(({ id: own }) => own)).not.toEqual(originals.map(({ id: own }) => own));
  expect(copied[1]?.parentId).toBe(copied[0]?.id);
  expect(copied[0]?.idAnswer).toBe(copied[1]?.id);
  const next = question("Tercera", { conversationId, parentId: copied.at(-1)?.id ?? "" });
  await ask(test, reader, next);
  expect(await messagesOf(reader, conversationId)).toHaveLength(6);
  expect(await messagesOf(owner, talked.conversationId)).toHaveLength(4);
  // The id of somebody else's conversation.
  const taken = { conversationId: talked.conversationId };
  expect((await send(reader, "POST", `/shares/${id}/copy`, taken)).statusCode).toBe(404);
});

it("forks a conversation from any message and leaves the first one as it is", async () => {
  const owner = anyone();
  const talked = await talk(owner, ["Primera", "Segunda"]);
  const [, firstAnswer] = await messagesOf(owner, talked.conversationId);
  const conversationId = randomUUID();
  const fork = { conversationId, messageId: firstAnswer?.id ?? "" };
  const url = `/history/fork/${talked.conversationId}`;
  expect((await send(owner, "POST", url, fork)).json()).toMatchObject({
    id: conversationId,
    chat: "chat-libre",
  });
  expect((await messagesOf(owner, conversationId)).map(({ role }) => role)).toEqual(["user", "assistant"]);
  expect(await messagesOf(owner, talked.conversationId)).toHaveLength(4);
  expect((await send(anyone(), "POST", url, { ...fork, conversationId: randomUUID() })).statusCode).toBe(404);
});
