import { randomUUID } from "node:crypto";
import type { TemporaryRequest } from "@metatron/contract/temporary/temporary";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { readParts, textOf } from "../../../test/read-parts.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off", LIMIT_REQUESTS_PER_MINUTE: "0" } });
});
afterAll(() => test.close());

const anyone = () => newPerson(["chat_metatron_user_basic"]);
const admin = newPerson(["chat_metatron_user_admin"]);

function temporary(text: string, changes: Partial<TemporaryRequest> = {}): TemporaryRequest {
  return {
    conversationId: randomUUID(),
    answerId: randomUUID(),
    chat: "rh-plus",
    messages: [{ role: "user", text }],
    ...changes,
  };
}

async function send(person: TestPerson, payload: TemporaryRequest) {
  const answer = await test.as(person)({ method: "POST", url: "/api/assistant/temporary", payload });
  const isStream = answer.headers["content-type"]?.toString().startsWith("text/event-stream") ?? false;
  const parts = isStream ? readParts(answer.body) : [];
  return { status: answer.statusCode, body: answer.body, parts, text: textOf(parts) };
}

const rule = (role: string, mode: string | null) =>
  test.as(admin)({ method: "PUT", url: "/api/admin/temporary", payload: { rules: [{ role, mode }] } });

/** The tables whose rows contain a text, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = test.deps;
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.id(schema, name)} as t
      where strpos(lower(t::text), ${text.toLowerCase()}) > 0`.execute(db);
    if ((rows[0]?.n ?? 0) > 0) found.push(name);
  }
  return found;
}

it("answers and leaves neither the question nor the answer in any table", async () => {
  const person = anyone();
  const marker = `zarzaparrilla${randomUUID().slice(0, 8)}`;
  const asked = temporary(`¿Cuántos días de vacaciones tengo? ${marker}`);
  const answer = await send(person, asked);
  expect(answer.status).toBe(200);
  expect(answer.parts.at(-1)).toMatchObject({ type: "finish", messageMetadata: { state: "complete" } });
  expect(answer.parts.some(({ type }) => type === "data-title")).toBe(false);
  const context = [{ name: "rampa.txt", text: `Los chalecos de rampa son de color ${marker}.` }];
  const free = temporary("¿De qué color son los chalecos de rampa?", { chat: "chat-libre", context });
  expect((await send(person, free)).text).toContain(marker);
  await test.deps.callLedger.flush();
  expect(await tablesWith(marker)).toEqual([]);
  for (const id of [asked.conversationId, asked.answerId, free.answerId])
    expect(await tablesWith(id)).toEqual([]);
  const listed = await test.as(person)({ method: "GET", url: "/api/history/list_conversations" });
  expect(listed.json().items).toEqual([]);
});

it("finds what a stored question leaves, so that the test above can fail", async () => {
  const marker = `esparraguera${randomUUID().slice(0, 8)}`;
  await ask(test, anyone(), question(`Hola ${marker}`));
  expect(await tablesWith(marker)).toEqual(expect.arrayContaining(["conversations", "messages"]));
});

it("counts the usage towards the quotas and budgets, without a message", async () => {
  const person = anyone();
  await send(person, temporary("Hola, ¿qué puedes hacer?", { chat: "chat-libre" }));
  const rows = await test.deps.db
    .selectFrom("model_usage as u")
    .innerJoin("people as p", "p.id", "u.person_id")
    .select(["u.purpose", "u.message_id"])
    .where("p.email", "=", person.email)
    .execute();
  expect(rows).toEqual([{ purpose: "temporary", message_id: null }]);
});

it("answers a follow-up from the messages in the request, and keeps the numbers of cited passages", async () => {
  const person = anyone();
  const context = [{ name: "rampa.txt", text: "Los chalecos de rampa son de color amarillo." }];
  const text = "¿De qué color son los chalecos de rampa?";
  const first = await send(person, temporary(text, { chat: "chat-libre", context }));
  const cited = first.parts.flatMap((part) => (part.type === "data-citation" ? [part.data] : []));
  expect(cited.length).toBeGreaterThan(0);
  const places = cited.map(({ n, fileId, start, end, passage }) => ({
    n: n + 40,
    fileId,
    start,
    end,
    passage,
  }));
  const second = await send(
    person,
    temporary(text, {
      chat: "chat-libre",
      context,
      cited: places,
      messages: [
        { role: "user", text },
        { role: "assistant", text: first.text },
        { role: "user", text },
      ],
    }),
  );
  const again = second.parts.flatMap((part) => (part.type === "data-citation" ? [part.data.n] : []));
  expect(again).toEqual(places.map(({ n }) => n));
});

it("is resumed by its own person alone, and the same send again follows the same answer", async () => {
  const person = anyone();
  const asked = temporary("¿Cuántos días de vacaciones tengo?");
  const first = await send(person, asked);
  const resume = (who: TestPerson) =>
    test.as(who)({ method: "GET", url: `/api/chat/stream/${asked.answerId}` });
  expect(readParts((await resume(person)).body)).toEqual(first.parts);
  expect((await resume(anyone())).statusCode).toBe(404);
  expect((await send(person, asked)).parts).toEqual(first.parts);
});

it("does not search the files of the conversation that the request names", async () => {
  const owner = anyone();
  const asked = question("Hola");
  await ask(test, owner, asked);
  const other = await send(anyone(), temporary("Hola", { conversationId: asked.conversationId }));
  expect(other.status).toBe(200);
});

it("refuses a request that does not end with a question, and an unknown assistant", async () => {
  const ends = temporary("Hola", { messages: [{ role: "assistant", text: "Hola" }] });
  expect((await send(anyone(), ends)).status).toBe(422);
  expect((await send(anyone(), temporary("Hola", { chat: "ai-builder" }))).status).toBe(404);
});

it("is switched off or made the rule by role; switched off wins", async () => {
  const agent = newPerson(["chat_metatron_airport_agent"]);
  const both = newPerson(["chat_metatron_airport_agent", "chat_metatron_legal_leasing"]);
  const modeOf = async (person: TestPerson) =>
    (await test.as(person)({ method: "GET", url: "/api/models" })).json().temporary;
  expect(await modeOf(agent)).toBe("optional");
  await rule("chat_metatron_airport_agent", "always");
  expect(await modeOf(agent)).toBe("always");
  const stored = await ask(test, agent, question("Hola"));
  expect([stored.status, stored.problem.code]).toEqual([403, "temporary_only"]);
  expect((await send(agent, temporary("Hola"))).status).toBe(200);
  await rule("chat_metatron_legal_leasing", "off");
  expect(await modeOf(both)).toBe("off");
  expect((await ask(test, both, question("Hola"))).status).toBe(200);
  const refused = await send(both, temporary("Hola"));
  expect([refused.status, JSON.parse(refused.body).code]).toEqual([403, "temporary_off"]);
  const listed = await test.as(admin)({ method: "GET", url: "/api/admin/temporary" });
  expect(listed.json()).toEqual({
    byDefault: "optional",
    rules: [
      { role: "chat_metatron_airport_agent", mode: "always" },
      { role: "chat_metatron_legal_leasing", mode: "off" },
    ],
  });
  await rule("chat_metatron_airport_agent", null);
  await rule("chat_metatron_legal_leasing", null);
  expect(await modeOf(both)).toBe("optional");
  const audited = await test.deps.db
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "temporary.rules_changed")
    .execute();
  expect(audited).toHaveLength(4);
});
