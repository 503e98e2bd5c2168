import { randomUUID } from "node:crypto";
import type { Handover } from "@metatron/contract/handovers/handover";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { scriptedModels } from "../../../test/scripted-model.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";

const DNI = "31427945D";
let provider: OpenAiStandIn;
let withProvider: TestApp;
let scripted: TestApp;
/** What the scripted model writes, and what happens before it ends. */
let written = "";
let beforeEnd: () => Promise<unknown> = async () => undefined;
let prompt = "";

beforeAll(async () => {
  provider = await startOpenAiStandIn({ models: ["stand-in"] });
  withProvider = await startTestApp({
    environment: { OPENAI_BASE_URL: provider.baseUrl, OPENAI_API_KEY: "key", DEFAULT_MODEL: "stand-in" },
  });
  scripted = await startTestApp({
    environment: { OLLAMA_BASE_URL: "off" },
    deps: ({ models }) => {
      const { defaultFor, modelsFor, resolve } = scriptedModels({ note: () => undefined, lines: () => [] });
      return {
        models: {
          ...models,
          ...(defaultFor ? { defaultFor } : {}),
          ...(modelsFor ? { modelsFor } : {}),
          resolve: async (id, roles) => {
            const model = await resolve?.(id, roles);
            return model && { ...model, stream: writesText };
          },
        },
      };
    },
  });
});
afterAll(async () => {
  await withProvider.close();
  await scripted.close();
  await provider.close();
});

type Model = NonNullable<Awaited<ReturnType<TestApp["deps"]["models"]["resolve"]>>>;

const writesText: Model["stream"] = async (call) => {
  prompt = JSON.stringify(call.messages);
  await beforeEnd();
  call.onEvent({ type: "text", text: written });
  call.onEvent({ type: "usage", inputTokens: 7, outputTokens: 3, isEstimate: false });
  call.onEvent({ type: "finish", reason: "stop" });
};

const send = (test: TestApp, person: TestPerson, method: "GET" | "POST" | "PUT", url: string, payload = {}) =>
  test.as(person)({ method, url: `/api${url}`, ...(method === "GET" ? {} : { payload }) });

async function openCase(test: TestApp, person: TestPerson, description: string): Promise<string> {
  const id = randomUUID();
  const body = { id, subject: "Maleta", description, category: "Equipaje" };
  await send(test, person, "POST", "/rhconnect/cases", body);
  return id;
}

async function draft(
  test: TestApp,
  person: TestPerson,
  description = "Falta una maleta.",
): Promise<Handover> {
  const made = await send(test, person, "POST", "/handovers", {
    id: randomUUID(),
    from: "2026-11-16T06:00:00.000Z",
    to: "2026-11-16T14:00:00.000Z",
    conversationIds: [],
    caseIds: [await openCase(test, person, description)],
    carriedIds: [],
    notes: [{ section: "attention", text: "La pasarela 4 está cerrada." }],
  });
  expect(made.statusCode).toBe(201);
  return made.json();
}

const write = (test: TestApp, person: TestPerson, { id, version }: Handover) =>
  send(test, person, "POST", `/handovers/${id}/write`, { version });

it("writes points with their sources by a model, and leaves notes as they are", async () => {
  const person = newPerson();
  const made = await draft(scripted, person);
  written =
    "[[open]]\n- Buscar la maleta en la cinta 3. [S1]\n- Inventado sin fuente.\n[[done]]\n- Otro [S7]";
  const answer = await write(scripted, person, made);
  const result: Handover = answer.json();
  expect([answer.statusCode, result.origin, result.version]).toEqual([200, "written", 2]);
  expect(result.points.map(({ section, text }) => [section, text])).toEqual([
    ["open", "Buscar la maleta en la cinta 3."],
    ["attention", "La pasarela 4 está cerrada."],
  ]);
  expect(result.points[0]?.sources).toEqual(made.points[0]?.sources);
  expect(prompt).toContain("Falta una maleta.");
  const used = await scripted.deps.db
    .selectFrom("model_usage")
    .select(["purpose", "input_tokens"])
    .where("purpose", "=", "handover")
    .execute();
  expect(used).toEqual([{ purpose: "handover", input_tokens: 7 }]);
});

it("keeps the draft that the person changed while the model was writing", async () => {
  const person = newPerson();
  const made = await draft(scripted, person);
  written = "[[open]]\n- Buscar [S1]";
  beforeEnd = async () => {
    const points = [{ id: made.points[0]?.id, section: "done", text: "Escrito a mano" }];
    const body = { version: 1, points, role: null, base: null, emails: [] };
    expect((await send(scripted, person, "PUT", `/handovers/${made.id}`, body)).statusCode).toBe(200);
  };
  const answer = await write(scripted, person, made);
  beforeEnd = async () => undefined;
  expect([answer.statusCode, answer.json().code]).toEqual([409, "version_conflict"]);
  const kept: Handover = (await send(scripted, person, "GET", `/handovers/${made.id}`)).json();
  expect(kept).toMatchObject({ origin: "assembled", points: [{ text: "Escrito a mano" }] });
});

it("masks personal data before it leaves, and keeps the assembled draft where the model names no source", async () => {
  const person = newPerson();
  const made = await draft(withProvider, person, `El pasajero con DNI ${DNI} perdió su maleta.`);
  provider.requests.length = 0;
  const answer = await write(withProvider, person, made);
  expect([answer.statusCode, answer.json().code]).toEqual([502, "empty_answer"]);
  const sent = JSON.stringify(provider.requests.map(({ body }) => body));
  expect(sent).toContain("perdió su maleta");
  expect(sent).not.toContain(DNI);
  const kept: Handover = (await send(withProvider, person, "GET", `/handovers/${made.id}`)).json();
  expect(kept).toEqual(made);
});
