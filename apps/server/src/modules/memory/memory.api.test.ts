import { randomUUID } from "node:crypto";
import type { Message } from "@metatron/contract/chat/message";
import { MAX_MEMORY_FACTS } from "@metatron/contract/memory/constants";
import { myMemory } from "@metatron/contract/memory/memory";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

const memoryOf = async (person: TestPerson) =>
  myMemory.parse((await test.as(person)({ method: "GET", url: "/api/me/memory" })).json());
const textsOf = async (person: TestPerson) => (await memoryOf(person)).items.map(({ text }) => text);
const save = (
  person: TestPerson,
  text: string,
  { id = randomUUID() as string, version = null as number | null } = {},
) => test.as(person)({ method: "PUT", url: `/api/me/memory/facts/${id}`, payload: { text, version } });
const answerOf = async (person: TestPerson, { conversationId, answerId }: ReturnType<typeof question>) => {
  const url = `/api/history/list_messages?conversationId=${conversationId}`;
  const { items } = (await test.as(person)({ method: "GET", url })).json();
  return items.find(({ id }: Message) => id === answerId) as Message;
};
const decide = (person: TestPerson, answerId: string, keep: boolean) =>
  test.as(person)({ method: "PUT", url: `/api/me/memory/proposals/${answerId}`, payload: { keep } });
const audited = (id: string) =>
  test.deps.db
    .selectFrom("audit")
    .select(["action", "details"])
    .where("subject_id", "=", id)
    .orderBy("seq")
    .execute();

it("keeps, changes and deletes facts, and records each without its text", async () => {
  const person = newPerson();
  const id = randomUUID();
  const kept = await save(person, "Trabajo en la base de SCL", { id });
  expect(kept.json()).toMatchObject({ id, kind: "base", version: 1 });
  expect((await save(person, "Trabajo en la base de SCL", { id })).json()).toEqual(kept.json());
  expect((await save(person, "Trabajo en la base de LIM", { id, version: 1 })).json()).toMatchObject({
    version: 2,
  });
  const stale = await save(person, "Trabajo en la base de GRU", { id, version: 1 });
  expect([stale.statusCode, stale.json().code]).toEqual([409, "version_conflict"]);
  expect(await textsOf(person)).toEqual(["Trabajo en la base de LIM"]);
  expect((await test.as(person)({ method: "DELETE", url: `/api/me/memory/facts/${id}` })).statusCode).toBe(
    204,
  );
  expect((await save(person, "Otra cosa mía", { id, version: 2 })).statusCode).toBe(404);
  expect(await textsOf(person)).toEqual([]);
  const entries = await audited(id);
  expect(entries.map(({ action }) => action)).toEqual(["memory.kept", "memory.changed", "memory.deleted"]);
  expect(JSON.stringify(entries)).not.toMatch(/SCL|LIM/);
});

it("keeps no fact twice, whatever its case, accents and marks, also from two tabs at once", async () => {
  const person = newPerson();
  const answers = await Promise.all([
    save(person, "Soy técnico de línea"),
    save(person, "soy tecnico de linea."),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("memory_fact_known");
  expect(await textsOf(person)).toHaveLength(1);
});

it("keeps fifty facts at most", async () => {
  const person = newPerson();
  for (let n = 0; n < MAX_MEMORY_FACTS; n += 1) await save(person, `Dato número ${n}`);
  const refused = await save(person, "Uno más");
  expect([refused.statusCode, refused.json().code]).toEqual([429, "memory_limit_reached"]);
  expect((await save(person, "x".repeat(201))).statusCode).toBe(422);
  expect((await test.as(person)({ method: "DELETE", url: "/api/me/memory" })).statusCode).toBe(204);
  expect(await textsOf(person)).toEqual([]);
});

it("proposes a fact of the message without a model, and keeps it only after the person's answer", async () => {
  const person = newPerson();
  const asked = question("Recuerda que trabajo en la base de SCL");
  await ask(test, person, asked);
  const open = { text: "Trabajo en la base de SCL", state: "open" };
  expect((await answerOf(person, asked)).memory).toEqual({ used: [], proposal: open });
  expect(await textsOf(person)).toEqual([]);
  expect((await decide(newPerson(), asked.answerId, true)).statusCode).toBe(404);
  expect((await decide(person, asked.answerId, true)).json()).toEqual({ state: "kept" });
  expect((await decide(person, asked.answerId, false)).json()).toEqual({ state: "kept" });
  expect(await textsOf(person)).toEqual(["Trabajo en la base de SCL"]);
  expect((await answerOf(person, asked)).memory?.proposal?.state).toBe("kept");
  const again = question("Trabajo en la base de SCL");
  await ask(test, person, again);
  expect((await answerOf(person, again)).memory).toBeUndefined();
});

it("does not propose what the person declined in the conversation, nor anything while switched off", async () => {
  const person = newPerson();
  const asked = question("Prefiero tablas");
  await ask(test, person, asked);
  expect((await decide(person, asked.answerId, false)).json()).toEqual({ state: "declined" });
  const again = question("prefiero TABLAS.", {
    conversationId: asked.conversationId,
    parentId: asked.answerId,
  });
  await ask(test, person, again);
  expect((await answerOf(person, again)).memory).toBeUndefined();
  expect(await textsOf(person)).toEqual([]);
  const off = await test.as(person)({
    method: "PUT",
    url: "/api/me/memory/switch",
    payload: { isOn: false },
  });
  expect(off.json()).toMatchObject({ isOn: false, isAllowed: true });
  const silent = question("Recuerda que prefiero listas");
  await ask(test, person, silent);
  expect((await answerOf(person, silent)).memory).toBeUndefined();
});

it("answers a request to remember with a word about the card, and never as out of scope", async () => {
  const person = newPerson();
  const say = async (text: string) => {
    const asked = question(text);
    await ask(test, person, asked, "rhplus");
    return { asked, answer: await answerOf(person, asked) };
  };
  const { asked, answer } = await say("Recuerda que prefiero respuestas cortas");
  expect([answer.category, answer.memory?.proposal?.state]).toEqual([null, "open"]);
  expect(answer.text).toContain("Confírmalo en la tarjeta");
  await decide(person, asked.answerId, true);
  const { answer: again } = await say("Recuerda que prefiero respuestas cortas");
  expect([again.category, again.memory]).toEqual([null, undefined]);
  expect(again.text).toContain("Ya lo tengo en cuenta");
  const { answer: health } = await say("Remember that I am allergic to nuts");
  expect([health.category, health.memory]).toEqual([null, undefined]);
  expect(health.text).toContain("facts about health");
  // Another question in the same message is answered as ever.
  const { answer: both } = await say("Recuerda que prefiero tablas. ¿Cuántos días de vacaciones tengo?");
  expect(both.memory?.proposal?.text).toBe("Prefiero tablas");
  expect(both.text).not.toContain("tarjeta");
});

it("never proposes an identifier or a secret", async () => {
  const person = newPerson();
  const asked = question("Recuerda que mi DNI es 31427945D");
  await ask(test, person, asked);
  expect((await answerOf(person, asked)).memory).toBeUndefined();
});

it("is in the person's export, and is deleted with the person", async () => {
  const person = newPerson();
  await save(person, "Prefiero listas muy cortas");
  const zip = await test.as(person)({ method: "GET", url: "/api/me/export" });
  expect(zip.rawPayload.includes(Buffer.from("memory_facts.json"))).toBe(true);
  const { db } = test.deps;
  const fact = await db
    .selectFrom("memory_facts")
    .select("person_id")
    .where("text", "=", "Prefiero listas muy cortas")
    .executeTakeFirstOrThrow();
  await db.deleteFrom("person_settings").where("person_id", "=", fact.person_id).execute();
  await db.deleteFrom("people").where("id", "=", fact.person_id).execute();
  expect(
    await db.selectFrom("memory_facts").select("id").where("person_id", "=", fact.person_id).execute(),
  ).toEqual([]);
});
