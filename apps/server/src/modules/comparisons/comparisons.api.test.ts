import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type {
  Comparison,
  ComparisonAsked,
  ComparisonQuestion,
  ComparisonTallies,
} from "@metatron/contract/comparisons/comparison";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { readParts, textOf } from "../../../test/read-parts.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { onConversationDeleted } from "../../on-deleted.ts";
import { sweepComparisonsHandler } from "./index.ts";

let provider: OpenAiStandIn;
let folder: string;
let test: TestApp;
let off: TestApp;
const NOON = new Date("2026-11-17T12:00:00Z");
const DAY_MS = 24 * 60 * 60_000;
let now = NOON;
const DNI = "12345678Z";

beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 6 });
  folder = await mkdtemp(join(tmpdir(), "metatron-compare-"));
  const models = [
    { id: "gpt-5", provider: "openai", label: "GPT-5", personalData: "free" },
    { id: "gpt-5-mini", provider: "openai", label: "GPT-5 mini", personalData: "free" },
    { id: "guarded", provider: "openai", personalData: "block" },
    { id: "asking", provider: "openai", personalData: "ask" },
    { id: "server-error", provider: "openai", personalData: "free" },
    { id: "fallen", provider: "openai", fallback: "gpt-5", personalData: "free" },
    { id: "secret", provider: "openai", roles: ["chat_metatron_user_vp_it"] },
  ];
  await writeFile(join(folder, "models.json"), JSON.stringify(models));
  const environment = {
    OPENAI_BASE_URL: provider.baseUrl,
    OPENAI_MODELS: "gpt-5",
    MODELS_FILE: join(folder, "models.json"),
    OLLAMA_BASE_URL: "off",
    LIMIT_REQUESTS_PER_MINUTE: "0",
  };
  test = await startTestApp({ environment, deps: () => ({ now: () => now }) });
  off = await startTestApp({ environment: { ...environment, COMPARISONS: "off" } });
});
afterAll(async () => {
  await test.close();
  await off.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  now = NOON;
});

type Method = "GET" | "POST" | "DELETE";
const send = (person: TestPerson, method: Method, url: string, payload?: object) =>
  test.as(person)({ method, url: `/api${url}`, ...(payload ? { payload } : {}) });

async function start(
  person: TestPerson,
  { models = ["gpt-5", "gpt-5-mini"], blind = false } = {},
): Promise<Comparison> {
  const made = await send(person, "POST", "/comparisons", { id: randomUUID(), models, blind });
  expect([made.statusCode, made.body.slice(0, 200)]).toEqual([201, expect.any(String)]);
  return made.json();
}

const questionTo = (
  { columns }: Pick<Comparison, "columns">,
  text: string,
  more: Partial<ComparisonQuestion> = {},
): ComparisonQuestion => ({
  text,
  columns: columns.map(({ id }) => ({ columnId: id, messageId: randomUUID(), answerId: randomUUID() })),
  ...more,
});

/** Asks and reads every answer to its end. */
async function ask(person: TestPerson, { id }: Comparison, asked: ComparisonQuestion) {
  const answer = await send(person, "POST", `/comparisons/${id}/ask`, asked);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  const { columns }: ComparisonAsked = answer.json();
  const streams = await Promise.all(
    asked.columns.map(({ answerId }) => send(person, "GET", `/comparisons/${id}/stream/${answerId}`)),
  );
  return { columns, streams };
}

const read = async (person: TestPerson, { id }: { id: string }): Promise<Comparison> =>
  (await send(person, "GET", `/comparisons/${id}`)).json();
const listed = async (person: TestPerson) =>
  (await send(person, "GET", "/history/list_conversations")).json().items;
const tallies = async (): Promise<ComparisonTallies> =>
  (
    await send(
      newPerson(["chat_metatron_user_admin"]),
      "GET",
      "/admin/comparisons?from=2026-11-17&to=2026-11-17",
    )
  ).json();
const modelOf = (comparison: Comparison, columnId: string) =>
  comparison.columns.find(({ id }) => id === columnId)?.model?.id;

it("answers one question with each model, and shows the columns in no list, sync or search", async () => {
  const person = newPerson();
  const comparison = await start(person);
  const word = `zarza${randomUUID().slice(0, 8)}`;
  const { columns, streams } = await ask(person, comparison, questionTo(comparison, `Hola ${word}`));
  expect(columns.map(({ outcome }) => outcome)).toEqual(["asked", "asked"]);
  for (const { body } of streams) expect(textOf(readParts(body))).not.toBe("");
  const { columns: answered } = await read(person, comparison);
  expect(answered.map(({ model }) => model?.label)).toEqual(["GPT-5", "GPT-5 mini"]);
  expect(answered.map(({ messages }) => messages.map(({ model, state }) => [model, state]))).toEqual([
    [
      [null, "complete"],
      ["gpt-5", "complete"],
    ],
    [
      [null, "complete"],
      ["gpt-5-mini", "complete"],
    ],
  ]);
  expect(await listed(person)).toEqual([]);
  expect((await send(person, "GET", `/history/search?q=${word}`)).json().items ?? []).toEqual([]);
  const synced = await send(person, "POST", "/history/validate-synced", { conversations: [] });
  expect(synced.json()).toMatchObject({ missing: [] });
});

it("asks all columns or one of them again, each with its own earlier messages", async () => {
  const person = newPerson();
  const comparison = await start(person);
  await ask(person, comparison, questionTo(comparison, "Primera"));
  await ask(person, comparison, questionTo(comparison, "Segunda"));
  await ask(person, comparison, questionTo({ columns: comparison.columns.slice(1) }, "Solo a ti"));
  const texts = (await read(person, comparison)).columns.map(({ messages }) =>
    messages.filter(({ role }) => role === "user").map(({ text }) => text),
  );
  expect(texts).toEqual([
    ["Primera", "Segunda"],
    ["Primera", "Segunda", "Solo a ti"],
  ]);
  const sent = provider.requests
    .map(({ body }) => JSON.stringify(body))
    .filter((body) => body.includes("Solo a ti"));
  expect(sent.some((body) => body.includes("Segunda") && body.includes("gpt-5-mini"))).toBe(true);
});

it("is the same question when the request is repeated, and one more version under a new answer id", async () => {
  const person = newPerson();
  const comparison = await start(person);
  const asked = questionTo(comparison, "Hola");
  await ask(person, comparison, asked);
  await send(person, "POST", `/comparisons/${comparison.id}/ask`, asked);
  expect((await read(person, comparison)).columns.map(({ messages }) => messages.length)).toEqual([2, 2]);
  const again = asked.columns.slice(0, 1).map((ids) => ({ ...ids, answerId: randomUUID() }));
  await ask(person, comparison, { text: "Hola", columns: again });
  const [first] = (await read(person, comparison)).columns;
  expect(first?.messages.map(({ role }) => role)).toEqual(["user", "assistant", "assistant"]);
  expect(first?.messages[0]?.idAnswer).toBe(again[0]?.answerId);
});

it("keeps one column as a conversation of the history, once, and deletes the others", async () => {
  const person = newPerson();
  const comparison = await start(person);
  await ask(person, comparison, questionTo(comparison, "¿Qué llevo a rampa?"));
  const [first, second] = comparison.columns;
  const keep = (columnId = "") => send(person, "POST", `/comparisons/${comparison.id}/keep`, { columnId });
  const [kept, other] = await Promise.all([keep(second?.id), keep(second?.id)]);
  expect(kept.statusCode).toBe(200);
  expect(other.json()).toEqual(kept.json());
  // Another tab that chooses otherwise gets the conversation that was kept, or learns that the column is gone.
  expect([200, 404]).toContain((await keep(first?.id)).statusCode);
  const items = await listed(person);
  expect(items).toMatchObject([{ id: kept.json().conversationId, model: "gpt-5-mini" }]);
  const all = await test.deps.db
    .selectFrom("conversations as c")
    .innerJoin("people as p", "p.id", "c.person_id")
    .select("c.id")
    .where("p.email", "=", person.email)
    .execute();
  expect(all).toHaveLength(1);
  expect(await read(person, comparison)).toMatchObject({
    keptConversationId: kept.json().conversationId,
    columns: [{ id: second?.id }],
  });
  const late = await send(
    person,
    "POST",
    `/comparisons/${comparison.id}/ask`,
    questionTo({ columns: comparison.columns.slice(1) }, "¿Y?"),
  );
  expect(late.statusCode).toBe(409);
  await send(person, "DELETE", `/history/delete/${kept.json().conversationId}`);
  expect((await send(person, "GET", `/comparisons/${comparison.id}`)).statusCode).toBe(404);
});

it("names no model of a blind comparison before the vote, in the page or in a stream", async () => {
  const person = newPerson();
  const comparison = await start(person, { blind: true });
  expect(comparison.columns.map(({ model }) => model)).toEqual([null, null]);
  const { streams } = await ask(person, comparison, questionTo(comparison, "Hola"));
  const hidden = await send(person, "GET", `/comparisons/${comparison.id}`);
  for (const { body } of [...streams, hidden]) expect(body).not.toMatch(/gpt-5/);
  for (const { body } of streams) expect(textOf(readParts(body))).not.toBe("");
  const { rows } = {
    rows: await test.deps.db
      .selectFrom("comparison_columns")
      .select("conversation_id")
      .where("comparison_id", "=", comparison.id)
      .execute(),
  };
  for (const { conversation_id } of rows) expect(hidden.body).not.toContain(conversation_id);
  expect((await send(person, "GET", "/comparisons")).json().items).toMatchObject([
    { id: comparison.id, blind: true, models: [] },
  ]);
  const [first] = comparison.columns;
  const early = await send(person, "POST", `/comparisons/${comparison.id}/keep`, { columnId: first?.id });
  expect([early.statusCode, early.json().code]).toEqual([409, "vote_first"]);
});

it("puts the models of blind comparisons into a random order", async () => {
  const person = newPerson();
  const orders = new Set<string>();
  for (let made = 0; made < 30 && orders.size < 2; made += 1) {
    const { id } = await start(person, { blind: true });
    const columns = await test.deps.db
      .selectFrom("comparison_columns")
      .select("model")
      .where("comparison_id", "=", id)
      .orderBy("place")
      .execute();
    orders.add(columns.map(({ model }) => model).join());
  }
  expect(orders.size).toBe(2);
});

it("counts a vote once, whatever a double click or a second tab sends", async () => {
  const person = newPerson();
  const before = (await tallies()).votes;
  const comparison = await start(person, { blind: true });
  await ask(person, comparison, questionTo(comparison, "Hola"));
  const [first, second] = comparison.columns;
  const vote = (columnId = "") =>
    send(person, "POST", `/comparisons/${comparison.id}/vote`, { verdict: "best", columnId });
  const answers = await Promise.all([vote(first?.id), vote(second?.id), vote(first?.id)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const voted: Comparison = await read(person, comparison);
  const winner = modelOf(voted, voted.vote?.columnId ?? "");
  expect(new Set(voted.columns.map(({ model }) => model?.id))).toEqual(new Set(["gpt-5", "gpt-5-mini"]));
  const after = await tallies();
  expect(after.votes).toBe(before + 1);
  expect(after.models.find(({ model }) => model === winner)?.wins).toBeGreaterThan(0);
  const { db } = test.deps;
  const audited = await db.selectFrom("audit").selectAll().where("subject_id", "=", comparison.id).execute();
  expect(audited).toMatchObject([{ action: "comparison.voted", details: { columns: 2, counted: true } }]);
  // The table of votes names neither the person nor the comparison, and a deletion keeps the vote.
  expect((await send(person, "DELETE", `/comparisons/${comparison.id}`)).statusCode).toBe(204);
  expect((await tallies()).votes).toBe(before + 1);
});

it("does not count a vote where a model failed or another one stepped in", async () => {
  const person = newPerson();
  const before = (await tallies()).votes;
  const comparison = await start(person, { blind: true, models: ["gpt-5", "server-error"] });
  await ask(person, comparison, questionTo(comparison, "Hola"));
  const states = (await read(person, comparison)).columns.map(({ messages }) => messages.at(-1)?.state);
  expect(states.sort()).toEqual(["complete", "failed"]);
  const voted = await send(person, "POST", `/comparisons/${comparison.id}/vote`, {
    verdict: "none",
    columnId: null,
  });
  expect(voted.json()).toMatchObject({ vote: { verdict: "none" } });
  expect((await tallies()).votes).toBe(before);
});

it("answers in one column while the policy refuses the other, which says so after a reload", async () => {
  const person = newPerson();
  const comparison = await start(person, { models: ["gpt-5", "guarded", "asking"] });
  const asked = questionTo(comparison, `Mi DNI es ${DNI}`);
  const { columns } = await ask(person, comparison, asked);
  expect(columns).toMatchObject([
    { outcome: "asked" },
    { outcome: "refused", code: "personal_data_blocked" },
    { outcome: "refused", code: "personal_data_found", personalData: { spans: [{ kind: "dni" }] } },
  ]);
  const [, guarded, asking] = (await read(person, comparison)).columns;
  expect(guarded).toMatchObject({
    messages: [],
    refused: { code: "personal_data_blocked", text: asked.text },
  });
  expect(asking?.refused).toMatchObject({ code: "personal_data_found" });
  const decided = { ...asked, columns: asked.columns.slice(2), personalData: "mask" as const };
  expect((await ask(person, comparison, decided)).columns).toMatchObject([{ outcome: "asked" }]);
  expect((await read(person, comparison)).columns[2]).toMatchObject({ refused: null, messages: [{}, {}] });
});

it("stores nothing of a question that no column got", async () => {
  const person = newPerson();
  const comparison = await start(person, { models: ["guarded", "asking"] });
  const { columns } = await ask(person, comparison, questionTo(comparison, `Mi DNI es ${DNI}`));
  expect(columns.map(({ outcome }) => outcome)).toEqual(["refused", "refused"]);
  expect((await read(person, comparison)).columns).toMatchObject([
    { messages: [], refused: null },
    { messages: [], refused: null },
  ]);
  expect((await send(person, "GET", "/comparisons")).json().items).toEqual([]);
});

it("refuses the column of a model that was removed, instead of answering with another one", async () => {
  const person = newPerson(["chat_metatron_user_vp_it"]);
  const comparison = await start(person, { models: ["gpt-5", "secret"] });
  const without: TestPerson = { ...person, roles: ["chat_metatron_user_basic"] };
  const { columns } = await ask(without, comparison, questionTo(comparison, "Hola"));
  expect(columns).toMatchObject([{ outcome: "asked" }, { outcome: "refused", code: "unknown_model" }]);
  expect((await read(without, comparison)).columns.map(({ isAvailable }) => isAvailable)).toEqual([
    true,
    false,
  ]);
});

it("refuses a second question while a column answers, and stops an answer", async () => {
  const person = newPerson();
  const comparison = await start(person);
  const key = Math.floor(Math.random() * 1e9);
  const asked = questionTo(comparison, `[[script:held key=${key}]]`);
  const answer = await send(person, "POST", `/comparisons/${comparison.id}/ask`, asked);
  expect(answer.statusCode).toBe(200);
  const second = await send(
    person,
    "POST",
    `/comparisons/${comparison.id}/ask`,
    questionTo(comparison, "¿Y?"),
  );
  expect([second.statusCode, second.json().code]).toEqual([409, "conflict"]);
  for (const { answerId } of asked.columns)
    expect((await send(person, "POST", `/chat/stop/${answerId}`)).statusCode).toBe(202);
  const states = async () =>
    (await read(person, comparison)).columns.map(({ messages }) => messages.at(-1)?.state);
  await expect.poll(states).toEqual(["stopped", "stopped"]);
});

it("refuses models of other roles, the same model twice, one model alone, and another person's comparison", async () => {
  const person = newPerson();
  const begin = (models: string[], id: string = randomUUID()) =>
    send(person, "POST", "/comparisons", { id, models, blind: false });
  expect((await begin(["gpt-5", "secret"])).json().code).toBe("unknown_model");
  expect((await begin(["gpt-5", "gpt-5"])).statusCode).toBe(422);
  expect((await begin(["gpt-5"])).statusCode).toBe(422);
  const others = await start(newPerson());
  expect((await begin(["gpt-5", "gpt-5-mini"], others.id)).json().code).toBe("id_taken");
  expect((await send(person, "GET", `/comparisons/${others.id}`)).statusCode).toBe(404);
});

it("deletes a comparison in which nothing was kept after seven days, with its messages", async () => {
  const person = newPerson();
  const comparison = await start(person);
  await ask(person, comparison, questionTo(comparison, "Hola"));
  expect((await send(person, "GET", "/comparisons")).json().items).toMatchObject([
    { id: comparison.id, deletedOn: "2026-11-24" },
  ]);
  const onDeleted = onConversationDeleted(test.deps);
  const sweep = () =>
    sweepComparisonsHandler({ db: test.deps.db, now: () => now, onDeleted }).handle({}, "job");
  now = new Date(NOON.getTime() + 6 * DAY_MS);
  await sweep();
  expect((await send(person, "GET", `/comparisons/${comparison.id}`)).statusCode).toBe(200);
  now = new Date(NOON.getTime() + 8 * DAY_MS);
  await sweep();
  expect((await send(person, "GET", `/comparisons/${comparison.id}`)).statusCode).toBe(404);
});

it("is not offered with one model, or where it is switched off", async () => {
  const offered = async (app: TestApp, person: TestPerson) =>
    (await app.as(person)({ url: "/api/models" })).json().comparisons;
  expect(await offered(test, newPerson())).toBe(true);
  expect(await offered(off, newPerson())).toBe(false);
  expect(await offered(test, newPerson(["chat_metatron_user_external"]))).toBe(false);
  const payload = { id: randomUUID(), models: ["gpt-5", "gpt-5-mini"], blind: false };
  const refused = await off.as(newPerson())({ method: "POST", url: "/api/comparisons", payload });
  expect([refused.statusCode, refused.json().code]).toEqual([403, "comparisons_off"]);
});

it("exports the counts as CSV in the language of the interface, by brand", async () => {
  const admin = newPerson(["chat_metatron_user_admin"]);
  const csv = (query: string) =>
    send(admin, "GET", `/admin/comparisons/export?from=2026-11-17&to=2026-11-17&${query}`);
  const models = await csv("table=models");
  expect(models.body).toContain("Modelo;Votos;Ganados;Perdidos;Empates;Ninguna");
  expect(models.body).toContain("GPT-5");
  expect((await csv("table=pairs&language=en")).body).toContain("Model,Compared with,Votes");
  expect((await csv("table=models&brand=amelia")).body).not.toContain("GPT-5");
});
