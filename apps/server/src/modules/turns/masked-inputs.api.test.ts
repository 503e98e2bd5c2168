import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { scriptedModels, scriptedQuestion } from "../../../test/scripted-model.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { answerCall, rowOf, scriptOf, waitingCall } from "../../../test/tool-turns.ts";
import { defineTool, type Tool, toolBoxOf } from "./tool.ts";

const ana = newPerson(["chat_metatron_user_pro"]);
const TEXT = "DNI 31427945D";

const runs: string[] = [];

const counting = (name: string, access: Tool["access"]): Tool =>
  defineTool({
    name,
    description: "Counts its runs.",
    access,
    byDefault: "allow",
    input: z.object({ text: z.string().max(20) }),
    async run({ text }) {
      runs.push(`${name} ${text}`);
      return { done: text };
    },
  });

let test: TestApp;
beforeAll(async () => {
  const notebook = { note: () => undefined, lines: () => [] };
  test = await startTestApp({
    deps: ({ models }) => ({
      // The person is asked about personal data for models of other companies only.
      models: { ...models, ...scriptedModels(notebook, { provider: "openai" }) },
      tools: toolBoxOf([counting("look", "read"), counting("send", "outside"), counting("open", "write")]),
    }),
  });
});
beforeEach(() => {
  runs.length = 0;
});
afterAll(() => test.close());

function asking(personalData: "mask" | "send", ...tools: string[]) {
  const script = scriptOf(...tools.map((tool) => ({ tool, input: { text: TEXT } })));
  const request = question(scriptedQuestion(script), { personalData });
  return { request, end: ask(test, ana, request) };
}

it("masks the input of tools outside where the question was masked, and asks nothing", async () => {
  const { request, end } = asking("mask", "look", "send");
  await end;
  // A tool inside needs the value, and a tool outside must not get it.
  expect(runs).toEqual([`look ${TEXT}`, "send DNI [DNI_1]"]);
  const calls = (await rowOf(test, ana, request)).steps?.flatMap((step) => step.calls);
  expect(calls).toMatchObject([
    { name: "look", output: { done: TEXT } },
    { name: "send", masked: true, input: { text: TEXT }, output: { done: TEXT } },
  ]);
});

it("asks before a change gets personal data, also where the question was masked", async () => {
  const { request, end } = asking("mask", "open");
  const callId = await waitingCall(test, request.answerId);
  expect(runs).toEqual([]);
  await answerCall(test, ana, request.answerId, { callId, approval: "once" });
  await end;
  expect(runs).toEqual([`open ${TEXT}`]);
});

it("asks before personal data leaves where the person lets the model have it", async () => {
  const { request, end } = asking("send", "send");
  const callId = await waitingCall(test, request.answerId);
  await answerCall(test, ana, request.answerId, { callId, approval: "never" });
  await end;
  expect(runs).toEqual([]);
});
