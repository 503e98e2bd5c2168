import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AdminModel, Budgets } from "@metatron/contract/budgets/budgets";
import type { Role } from "@metatron/contract/roles";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { silentLog } from "../../../test/silent-log.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { createModelRules } from "./index.ts";

const BASIC: Role = "chat_metatron_user_basic";
const PRO: Role = "chat_metatron_user_pro";
const AGENT: Role = "chat_metatron_airport_agent";

let provider: OpenAiStandIn;
let folder: string;
let test: TestApp;
const admin = newPerson(["chat_metatron_user_admin"]);

beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 12 });
  folder = await mkdtemp(join(tmpdir(), "metatron-models-"));
  const models = [
    { id: "gpt-5", provider: "openai", label: "GPT-5", price: { input: 1_000_000, output: 1_000_000 } },
    { id: "gpt-5-mini", provider: "openai" },
    { id: "server-error", provider: "openai", fallback: "gpt-9" },
    { id: "gpt-5-pro", provider: "openai", roles: [PRO], fallback: "gpt-5", personalData: "block" },
  ];
  await writeFile(join(folder, "models.json"), JSON.stringify(models));
  test = await startTestApp({
    environment: {
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODELS: "gpt-5",
      OLLAMA_BASE_URL: "off",
      MODELS_FILE: join(folder, "models.json"),
      SPEECH_MODEL: "tts-1",
      SPEECH_PROGRAM: "off",
      PRICE_CURRENCY: "EUR",
    },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  const { db } = test.deps.database;
  await db.deleteFrom("model_switches").execute();
  await db.deleteFrom("budgets").execute();
  await db.deleteFrom("model_usage").execute();
  await test.deps.modelRules.refresh();
});

const listed = async (person: TestPerson): Promise<string[]> => {
  const { models } = (await test.as(person)({ method: "GET", url: "/api/models" })).json();
  return models.map(({ id }: { id: string }) => id);
};
const switchOff = (model: string, offFor: "everyone" | Role[]) =>
  test.as(admin)({ method: "PUT", url: "/api/admin/models/availability", payload: { model, offFor } });
const setBudget = (role: Role, limits: { tokens?: number; money?: number }) =>
  test.as(admin)({
    method: "PUT",
    url: "/api/admin/budgets",
    payload: { budgets: [{ role, tokens: null, money: null, ...limits }] },
  });
const errorOf = (parts: readonly { type: string }[]) => parts.find(({ type }) => type === "error");
const lastAudit = () =>
  test.deps.database.db.selectFrom("audit").selectAll().orderBy("seq", "desc").executeTakeFirstOrThrow();

it("disables a switched-off model for everyone at once, and enables it again", async () => {
  expect(await listed(newPerson())).toContain("gpt-5-mini");
  expect((await switchOff("gpt-5-mini", "everyone")).statusCode).toBe(200);
  expect(await listed(newPerson())).not.toContain("gpt-5-mini");
  const refused = await ask(test, newPerson(), question("Hola", { model: "gpt-5-mini" }));
  expect([refused.status, refused.problem.code]).toEqual([422, "unknown_model"]);
  expect(await lastAudit()).toMatchObject({
    action: "model.switched",
    subject_id: "gpt-5-mini",
    details: { offFor: "everyone" },
  });
  await switchOff("gpt-5-mini", []);
  expect(await listed(newPerson())).toContain("gpt-5-mini");
});

it("falls back to another model with a notice when a conversation's model was switched off", async () => {
  const person = newPerson();
  const first = question("Hola", { model: "gpt-5-mini" });
  await ask(test, person, first);
  await switchOff("gpt-5-mini", "everyone");
  const again = question("¿Y ahora?", {
    conversationId: first.conversationId,
    parentId: first.answerId,
    model: "gpt-5-mini",
  });
  const { status, parts } = await ask(test, person, again);
  expect(status).toBe(200);
  expect(parts).toContainEqual({
    type: "data-notice",
    data: { kind: "model_replaced", from: "gpt-5-mini", to: "gpt-5" },
  });
});

it("switches a model off for one role, but not for people with another role that may use it", async () => {
  await switchOff("gpt-5", [BASIC]);
  expect(await listed(newPerson([BASIC]))).not.toContain("gpt-5");
  expect(await listed(newPerson([BASIC, PRO]))).toContain("gpt-5");
  const list = (await test.as(admin)({ method: "GET", url: "/api/admin/models" })).json();
  expect(list.models.find(({ id }: AdminModel) => id === "gpt-5")).toMatchObject({ offFor: [BASIC] });
});

it("shows administrators what the configuration fixes: roles, price, currency, policy, fallback and default", async () => {
  const list = async () => (await test.as(admin)({ method: "GET", url: "/api/admin/models" })).json();
  const { currency, models } = await list();
  const model = (id: string, found = models) => found.find((each: AdminModel) => each.id === id);
  expect(currency).toBe("EUR");
  expect(model("gpt-5-pro")).toMatchObject({
    roles: [PRO],
    offFor: [],
    defaultFor: [],
    fallback: { id: "gpt-5", label: "GPT-5" },
    price: null,
    personalData: "block",
  });
  expect(model("server-error")).toMatchObject({ fallback: { id: "gpt-9", label: null } });
  expect(model("gpt-5")).toMatchObject({
    roles: null,
    fallback: null,
    price: { input: 1_000_000, output: 1_000_000 },
    personalData: "ask",
  });
  expect(model("gpt-5").defaultFor).toHaveLength(8);
  expect(model("gpt-5").defaultFor).not.toContain("chat_metatron_user_external");

  await switchOff("gpt-5", [BASIC]);
  const switched = (await list()).models;
  expect(model("gpt-5", switched).defaultFor).not.toContain(BASIC);
  expect(model("gpt-5-mini", switched).defaultFor).toEqual([BASIC]);
});

it("refuses a switched-off speech model at the outbound check, with its own message", async () => {
  await switchOff("tts-1", "everyone");
  const answer = await test.as(newPerson())({
    method: "POST",
    url: "/api/fmops/tts",
    payload: { text: "Hola" },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([424, "model_switched_off"]);
});

it("applies on other nodes after they reload the rules", async () => {
  const other = await createModelRules({ db: test.deps.database.db, log: silentLog });
  await switchOff("gpt-5", "everyone");
  expect(other.isOff("gpt-5", [BASIC])).toBe(false);
  await other.refresh();
  expect(other.isOff("gpt-5", [BASIC])).toBe(true);
  await other.close();
});

it("refuses to switch an unknown model", async () => {
  const answer = await switchOff("gpt-99", "everyone");
  expect([answer.statusCode, answer.json().code]).toEqual([422, "unknown_model"]);
});

it("reports whether each model responds, from the calls of the last day", async () => {
  await ask(test, newPerson(), question("Hola", { model: "gpt-5" }));
  await ask(test, newPerson(), question("Hola", { model: "server-error" }));
  const { models } = (await test.as(admin)({ method: "GET", url: "/api/admin/models" })).json();
  const healthOf = (id: string) => models.find((model: AdminModel) => model.id === id).health;
  expect(healthOf("gpt-5")).toMatchObject({ state: "answering", failures: 0 });
  expect(healthOf("server-error")).toMatchObject({
    state: "failing",
    lastSuccessAt: null,
    lastFailureCode: "model_unavailable",
  });
  expect(healthOf("tts-1").state).toBe("unknown");
});

it("counts titles once, in addition to their answers", async () => {
  const person = newPerson();
  await ask(test, person, question("Hola", { model: "gpt-5" }));
  await test.deps.callLedger.flush();
  const rows = await test.deps.database.db
    .selectFrom("model_usage as u")
    .innerJoin("people as p", "p.id", "u.person_id")
    .select(["u.purpose", "u.cost"])
    .where("p.email", "=", person.email)
    .orderBy("u.purpose")
    .execute();
  expect(rows.map(({ purpose }) => purpose)).toEqual(["answer", "title"]);
  expect(rows.every(({ cost }) => Number(cost) > 0)).toBe(true);
});

it("refuses a role over its budget, with the renewal date in the person's language", async () => {
  const person = newPerson([AGENT]);
  await setBudget(AGENT, { tokens: 10 });
  const first = await ask(test, person, question("Hola", { model: "gpt-5" }));
  expect(errorOf(first.parts)).toBeUndefined();
  await test.deps.modelRules.refresh();
  const again = question("¿Y otra?", { model: "gpt-5" });
  const askedAt = new Date();
  const over = await ask(test, person, again);
  const refusedBy = Date.now();
  const renews = Date.UTC(askedAt.getUTCFullYear(), askedAt.getUTCMonth() + 1, 1);
  const error = errorOf(over.parts);
  expect(error).toMatchObject({ code: "budget_exhausted" });
  const { retryAfterSeconds = 0 } = error as { retryAfterSeconds?: number };
  expect(retryAfterSeconds).toBeGreaterThanOrEqual(Math.floor((renews - refusedBy) / 1000));
  expect(retryAfterSeconds).toBeLessThanOrEqual(Math.ceil((renews - askedAt.getTime()) / 1000));
  const refused = await test.deps.database.db
    .selectFrom("model_usage")
    .select(["input_tokens", "output_tokens"])
    .where("message_id", "=", again.answerId)
    .execute();
  expect(refused).toEqual([{ input_tokens: 0, output_tokens: 0 }]);
  const elsewhere = await ask(test, newPerson([PRO]), question("Hola", { model: "gpt-5" }));
  expect(errorOf(elsewhere.parts)).toBeUndefined();
});

it("lets a person spend while one of their limited roles has budget left", async () => {
  await setBudget(AGENT, { money: 0.01 });
  await setBudget(PRO, { money: 1_000_000 });
  await ask(test, newPerson([AGENT]), question("Hola", { model: "gpt-5" }));
  await test.deps.modelRules.refresh();
  const both = await ask(test, newPerson([AGENT, PRO]), question("Hola", { model: "gpt-5" }));
  expect(errorOf(both.parts)).toBeUndefined();
  const unlimitedToo = await ask(test, newPerson([AGENT, BASIC]), question("Hola", { model: "gpt-5" }));
  expect(errorOf(unlimitedToo.parts)).toMatchObject({ code: "budget_exhausted" });
});

it("shows the spending of each role, warns at 80 %, and removes a budget", async () => {
  const person = newPerson([AGENT]);
  await ask(test, person, question("Hola", { model: "gpt-5" }));
  await test.deps.callLedger.flush();
  const read = async (): Promise<Budgets> =>
    (await test.as(admin)({ method: "GET", url: "/api/admin/budgets" })).json();
  const agents = async () => (await read()).budgets.find(({ role }) => role === AGENT);
  const used = (await agents())?.used ?? { tokens: 0, money: 0 };
  expect(used.tokens).toBeGreaterThan(0);
  expect(used.money).toBeCloseTo(used.tokens, 5);
  await setBudget(AGENT, { tokens: Math.ceil(used.tokens / 0.85) });
  expect((await agents())?.state).toBe("warning");
  await setBudget(AGENT, { tokens: used.tokens });
  expect((await agents())?.state).toBe("exhausted");
  await setBudget(AGENT, {});
  expect(await agents()).toMatchObject({ tokens: null, money: null, state: "unlimited" });
  expect(await lastAudit()).toMatchObject({ action: "budget.changed", subject_id: AGENT });
});

it("starts again each month", async () => {
  const { db } = test.deps.database;
  await ask(test, newPerson([AGENT]), question("Hola", { model: "gpt-5" }));
  const lastMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 0));
  await db.updateTable("model_usage").set({ at: lastMonth }).execute();
  await setBudget(AGENT, { tokens: 1 });
  const { parts } = await ask(test, newPerson([AGENT]), question("Hola", { model: "gpt-5" }));
  expect(errorOf(parts)).toBeUndefined();
});

it("runs no query for people whose roles are cached", async () => {
  await setBudget(AGENT, { tokens: 1_000_000 });
  const { modelRules, models } = test.deps;
  modelRules.meet("somebody", [AGENT]);
  const [model] = await models.modelsFor([AGENT]);
  if (!model) throw new Error("no model");
  const verdict = modelRules.check.check({
    purpose: "answer",
    personId: "somebody",
    model,
    texts: [],
    images: [],
  });
  expect(verdict).toEqual({ outcome: "pass" });
});
