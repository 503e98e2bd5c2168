import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

const conversationsOf = async (person: TestPerson) =>
  (await test.as(person)({ url: "/api/history/list_conversations" })).json().items.length;

describe("a person's settings", () => {
  it("start empty, are stored, and are private", async () => {
    const [person, other] = [newPerson(), newPerson()];
    const read = async (who: TestPerson) => (await test.as(who)({ url: "/api/me/settings" })).json();
    const nothing = {
      toursSeen: [],
      personalInstructions: { isOn: true, about: "", style: "" },
      directory: { job: null, base: null },
    };
    expect(await read(person)).toEqual(nothing);
    const payload = {
      toursSeen: ["chat", "images"],
      personalInstructions: { isOn: false, about: "Vuelo en cabina.", style: "Breve." },
    };
    const saved = await test.as(person)({ method: "PATCH", url: "/api/me/settings", payload });
    expect(saved.json()).toEqual({ ...nothing, ...payload });
    expect(await read(person)).toEqual({ ...nothing, ...payload });
    expect(await read(other)).toEqual(nothing);
  });

  it("accept only the settings of the contract", async () => {
    const patch = (payload: object) =>
      test.as(newPerson())({ method: "PATCH", url: "/api/me/settings", payload });
    expect((await patch({ toursSeen: ["kitchen"] })).statusCode).toBe(422);
    expect((await patch({ theme: "dark" })).statusCode).toBe(422);
    const tooLong = { isOn: true, about: "a".repeat(1501), style: "" };
    expect((await patch({ personalInstructions: tooLong })).statusCode).toBe(422);
  });
});

describe("deleting one's history", () => {
  it("deletes every conversation with its messages and files, and none of other people", async () => {
    const [person, other] = [newPerson(), newPerson()];
    const [first, second, foreign] = [question("Hola"), question("¿Qué tal?"), question("Buenas")];
    await ask(test, person, first);
    await ask(test, person, second);
    await ask(test, other, foreign);
    const payload = { fileId: randomUUID(), name: "a.txt", type: "text/plain", size: 4 };
    const signed = await test.as(person)({
      method: "POST",
      url: "/api/storage/signed-url",
      payload: { ...payload, purpose: "conversation", ownerId: first.conversationId },
    });
    expect(signed.statusCode).toBe(200);

    const answer = await test.as(person)({ method: "DELETE", url: "/api/me/history" });
    expect(answer.json()).toEqual({ conversations: 2 });
    expect([await conversationsOf(person), await conversationsOf(other)]).toEqual([0, 1]);
    const { rows } = await sql<{ messages: number; files: number; graves: number }>`
      select (select count(*)::int from messages where conversation_id = ${first.conversationId}) as messages,
        (select count(*)::int from files where owner_id = ${first.conversationId}) as files,
        (select count(*)::int from deleted_conversations where id = ${first.conversationId}) as graves`.execute(
      test.deps.database.db,
    );
    expect(rows).toEqual([{ messages: 0, files: 0, graves: 1 }]);
    const again = await test.as(person)({ method: "DELETE", url: "/api/me/history" });
    expect(again.json()).toEqual({ conversations: 0 });
    const audited = await test.deps.database.db
      .selectFrom("audit")
      .select("details")
      .where("action", "=", "history_deleted")
      .execute();
    expect(audited.map(({ details }) => details)).toEqual([{ conversations: 2 }, { conversations: 0 }]);
  });
});

it("reports that sessions are managed by an external provider", async () => {
  const person = newPerson();
  const answer = await test.as(person)({ url: "/api/me/sessions" });
  expect(answer.json()).toEqual({ kept: "elsewhere", items: [] });
  const url = `/api/me/sessions/${randomUUID()}`;
  expect((await test.as(person)({ method: "DELETE", url })).statusCode).toBe(404);
  expect((await test.as(person)({ method: "DELETE", url: "/api/me/sessions" })).statusCode).toBe(404);
});

it("requires a token for every call", async () => {
  for (const [method, url] of [
    ["GET", "/api/me/export"],
    ["DELETE", "/api/me/history"],
    ["GET", "/api/me/settings"],
    ["GET", "/api/me/sessions"],
  ] as const)
    expect((await test.app.inject({ method, url })).statusCode, url).toBe(401);
});
