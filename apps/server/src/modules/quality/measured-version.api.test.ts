import { randomUUID } from "node:crypto";
import type { AssistantQuality } from "@metatron/contract/quality/quality";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { addMember, newAssistant, newParticipant, type Participant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { startNightlyRuns } from "./nightly.job.ts";
import { runQualityHandler } from "./run-quality.job.ts";

const PUBLISHED = "Responde con el manual publicado.";
const DRAFT = "Responde con el manual del borrador.";

let provider: OpenAiStandIn;
let test: TestApp;
let owner: Participant;
let assistantId: string;
beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 6 });
  test = await startTestApp({
    environment: { OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODELS: "gpt-5", OLLAMA_BASE_URL: "off" },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});
beforeEach(async () => {
  owner = newParticipant(test);
  assistantId = (await newAssistant(owner, { instructions: PUBLISHED })).id;
  // With a viewer, saving no longer publishes.
  await addMember(owner, assistantId, newParticipant(test).email, "viewer");
  await owner.call({
    method: "PUT",
    url: `/api/assistant/${assistantId}/tests/${randomUUID()}`,
    payload: { question: "¿Qué es un NOTAM?", facts: ["aviso"] },
  });
  provider.requests.length = 0;
});

const url = (end = "") => `/api/assistant/${assistantId}/quality${end}`;
const start = async () => (await owner.call({ method: "POST", url: url("/runs") })).json();
const work = (runId: string) => runQualityHandler(test.deps).handle({ runId }, "job");
const saveDraft = () =>
  owner.call({
    method: "PUT",
    url: `/api/assistant/update/${assistantId}`,
    payload: { version: 1, instructions: DRAFT },
  });
/** Which of the two texts the model received. */
const asked = () => {
  const sent = JSON.stringify(provider.requests.map(({ body }) => body));
  return [PUBLISHED, DRAFT].filter((text) => sent.includes(text));
};

it("each night the published version is measured, because people use that one", async () => {
  await saveDraft();
  await owner.call({ method: "PUT", url: url(), payload: { isNightly: true } });
  await startNightlyRuns({ ...test.deps, now: () => new Date("2030-01-02T01:13:00Z") });
  const { running }: AssistantQuality = (await owner.call({ url: url() })).json();
  expect(running).toMatchObject({ trigger: "nightly", version: 1 });
  await work(running?.id ?? "");
  expect(asked()).toEqual([PUBLISHED]);
});

it("an editor's run measures the draft, so that its review shows the result", async () => {
  await saveDraft();
  const run = await start();
  expect(run).toMatchObject({ trigger: "manual", version: 2 });
  await work(run.id);
  expect(asked()).toEqual([DRAFT]);
});

it("a version that is saved during a run does not answer its questions", async () => {
  const run = await start();
  await saveDraft();
  await work(run.id);
  expect(asked()).toEqual([PUBLISHED]);
});
