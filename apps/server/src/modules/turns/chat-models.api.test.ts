import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { answerText, type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson } from "../../../test/test-issuer.ts";

let provider: OpenAiStandIn;
let folder: string;
let priced: TestApp;
let bare: TestApp;

beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 12 });
  folder = await mkdtemp(join(tmpdir(), "metatron-models-"));
  const models = [
    { id: "server-error", provider: "openai", fallback: "gpt-5", price: { input: 900, output: 900 } },
    { id: "gpt-5", provider: "openai", label: "GPT-5", price: { input: 1_000_000, output: 2_000_000 } },
    { id: "secret", provider: "openai", roles: ["chat_metatron_user_vp_it"] },
  ];
  await writeFile(join(folder, "models.json"), JSON.stringify(models));
  priced = await startTestApp({
    environment: {
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODELS: "gpt-5",
      MODELS_FILE: join(folder, "models.json"),
      OLLAMA_BASE_URL: "off",
      LIMIT_TOKENS_PER_DAY: "30",
    },
  });
  bare = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(async () => {
  await priced.close();
  await bare.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

it("falls back to the second model, reports the fallback, and counts the second model's price", async () => {
  const request = question("Hola", { model: "server-error" });
  const { parts, text } = await ask(priced, newPerson(), request);
  expect(text).toBe(answerText(12));
  expect(parts).toContainEqual({
    type: "data-notice",
    data: { kind: "model_stepped_in", from: "server-error", to: "gpt-5" },
  });
  const { db } = priced.deps.database;
  const used = await db
    .selectFrom("model_usage")
    .selectAll()
    .where("message_id", "=", request.answerId)
    .execute();
  expect(used).toMatchObject([{ model: "gpt-5", purpose: "answer" }]);
  const [{ input_tokens, output_tokens, cost }] = used as [(typeof used)[number]];
  expect(Number(cost)).toBe(input_tokens + 2 * output_tokens);
});

it("hides a model from people without one of its roles", async () => {
  const refused = await ask(
    priced,
    newPerson(["chat_metatron_user_admin"]),
    question("Hola", { model: "secret" }),
  );
  expect([refused.status, refused.problem.code]).toEqual([422, "unknown_model"]);
  const allowed = await ask(
    priced,
    newPerson(["chat_metatron_user_vp_it"]),
    question("Hola", { model: "secret" }),
  );
  expect(allowed.status).toBe(200);
});

it("refuses a question that is longer than its model takes, and stores nothing", async () => {
  const person = newPerson();
  const sent = question("a".repeat(400_001), { model: "gpt-5" });
  const refused = await ask(priced, person, sent);
  expect([refused.status, refused.problem.code]).toEqual([413, "question_too_long"]);
  const url = `/api/history/list_messages?conversationId=${sent.conversationId}`;
  expect((await priced.as(person)({ url })).statusCode).toBe(404);
});

it("refuses a question over the daily token quota with the time to wait, and stores nothing", async () => {
  const person = newPerson();
  let last = await ask(priced, person, question("Una pregunta de varias palabras para gastar"));
  for (let asked = 0; asked < 5 && last.status === 200; asked += 1)
    last = await ask(priced, person, question("Otra"));
  expect([last.status, last.problem.code]).toEqual([429, "daily_limit_reached"]);
});

it("lets the model name the conversation after its first answer only", async () => {
  const person = newPerson();
  const first = question("[[script:echo]] 🧳 Mis pasajes");
  const { parts } = await ask(priced, person, first);
  const named = parts.find((part) => part.type === "data-title");
  expect(named).toMatchObject({ data: { conversationId: first.conversationId, title: expect.any(String) } });
});

it("answers without a model from the browser's passages, with their numbers and a demo mark", async () => {
  const context = [
    { name: "Permisos.pdf", page: 3, text: "El permiso por mudanza es de un día laborable al año." },
    { name: "Nómina.pdf", page: 1, text: "La nómina se ingresa el día 28 de cada mes." },
  ];
  const { status, parts, text } = await ask(
    bare,
    newPerson(),
    question("¿Cuántos días tengo por mudanza?", { context }),
  );
  expect(status).toBe(200);
  expect(parts).toContainEqual({ type: "data-notice", data: { kind: "demo_answer" } });
  expect(text).toContain("un día laborable");
  expect(parts.filter((part) => part.type === "data-citation")).toMatchObject([
    { data: { n: 1, title: "Permisos.pdf", page: 3, fileId: null } },
  ]);
});

it("says that no model is assigned to the person's roles, instead of answering as a demonstration", async () => {
  const external = newPerson(["chat_metatron_user_external"]);
  const { parts } = await ask(priced, external, question("Hola"));
  const notices = parts.filter(({ type }) => type === "data-notice");
  expect(notices).toEqual([{ type: "data-notice", data: { kind: "no_model_for_roles" } }]);
});

it("stops writing an answer when its conversation is deleted", async () => {
  const person = newPerson();
  // One word a second: on a busy machine a faster answer uses the tokens of the day before it is deleted.
  const request = question("[[script:normal tokens=2000 rate=1]]", { model: "gpt-5" });
  const answering = ask(priced, person, request);
  const { db } = priced.deps.database;
  const isStored = () => db.selectFrom("messages").select("id").where("id", "=", request.answerId).execute();
  await expect.poll(isStored).toHaveLength(1);
  const deleted = await priced.as(person)({
    method: "DELETE",
    url: `/api/history/delete/${request.conversationId}`,
  });
  expect(deleted.statusCode).toBe(204);
  const { parts } = await answering;
  expect(parts).toContainEqual(
    expect.objectContaining({ type: "finish", messageMetadata: { state: "stopped" } }),
  );
  expect(await isStored()).toEqual([]);
  expect((await ask(priced, person, { ...request })).status).toBe(404);
});
