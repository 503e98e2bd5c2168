import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Message } from "@metatron/contract/chat/message";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";

let provider: OpenAiStandIn;
let folder: string;
let test: TestApp;
let forgetful: TestApp;
beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 5 });
  folder = await mkdtemp(join(tmpdir(), "metatron-memory-"));
  const file = join(folder, "models.json");
  const models = [
    { id: "server-error", provider: "openai", personalData: "free", fallback: "gpt-blocked" },
    { id: "gpt-blocked", provider: "openai", personalData: "block" },
    { id: "gpt-masked", provider: "openai", personalData: "mask" },
    { id: "gpt-free", provider: "openai", personalData: "free" },
  ];
  await writeFile(file, JSON.stringify(models));
  const environment = {
    OPENAI_BASE_URL: provider.baseUrl,
    OPENAI_MODELS: "gpt-free",
    MODELS_FILE: file,
    OLLAMA_BASE_URL: "off",
  };
  test = await startTestApp({ environment });
  forgetful = await startTestApp({ environment: { ...environment, MEMORY: "off" } });
});
afterAll(async () => {
  await test.close();
  await forgetful.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

const sentTo = (model: string) =>
  provider.requests
    .filter(({ body }) => body.model === model)
    .map(({ body }) => JSON.stringify(body))
    .join("\n");
const save = (app: TestApp, person: TestPerson, text: string) =>
  app.as(person)({
    method: "PUT",
    url: `/api/me/memory/facts/${randomUUID()}`,
    payload: { text, version: null },
  });
async function memoryUnder(app: TestApp, person: TestPerson, text: string, model: string) {
  const asked = question(text, { model });
  const { status } = await ask(app, person, asked);
  expect(status).toBe(200);
  const url = `/api/history/list_messages?conversationId=${asked.conversationId}`;
  const { items } = (await app.as(person)({ method: "GET", url })).json();
  return (items as Message[]).find(({ id }) => id === asked.answerId)?.memory;
}

it("gives a fact to the first model and withholds it from a fallback that the policy excludes", async () => {
  const person = newPerson();
  await save(test, person, "Trabajo en la base de Antofagasta");
  const memory = await memoryUnder(test, person, "¿Qué es un NOTAM?", "server-error");
  expect(sentTo("server-error")).toContain("Antofagasta");
  expect(sentTo("gpt-blocked")).toContain("NOTAM");
  expect(sentTo("gpt-blocked")).not.toContain("Antofagasta");
  // The mark says what the model that answered was given.
  expect(memory).toBeUndefined();
});

it("masks personal data in a fact, as the policy of the model says", async () => {
  const person = newPerson();
  await save(test, person, "Trabajo como agente y mi DNI es 31427945D");
  await memoryUnder(test, person, "¿Qué es un METAR?", "gpt-masked");
  expect(sentTo("gpt-masked")).toContain("Trabajo como agente");
  expect(sentTo("gpt-masked")).not.toContain("31427945D");
  await memoryUnder(test, person, "¿Qué es un TAF?", "gpt-free");
  expect(sentTo("gpt-free")).toContain("31427945D");
});

it("proposes, keeps and gives nothing with MEMORY=off", async () => {
  const person = newPerson();
  await save(forgetful, person, "Trabajo en la base de Iquique");
  const listed = await forgetful.as(person)({ method: "GET", url: "/api/me/memory" });
  expect(listed.json()).toMatchObject({ isAllowed: false, items: [] });
  const text = "Recuerda que prefiero tablas de Iquique";
  expect(await memoryUnder(forgetful, person, text, "gpt-free")).toBeUndefined();
  const bodies = provider.requests.map(({ body }) => JSON.stringify(body));
  expect(bodies.filter((body) => body.includes("la base de Iquique"))).toEqual([]);
  expect(
    bodies.filter((body) => body.includes("tablas de Iquique") && body.includes("remember_fact")),
  ).toEqual([]);
});
