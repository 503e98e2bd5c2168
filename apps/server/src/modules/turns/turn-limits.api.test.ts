import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { newAssistant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import {
  ALLOW_SCRIPTED,
  type Notebook,
  type Script,
  scriptedModels,
  scriptedQuestion,
  scriptedToolBox,
} from "../../../test/scripted-model.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";

const admin = newPerson(["chat_metatron_user_admin"]);
const basic = newPerson(["chat_metatron_user_basic"]);
const both = newPerson(["chat_metatron_user_basic", "chat_metatron_user_pro"]);
const agent = newPerson(["chat_metatron_airport_agent"]);

let test: TestApp;
let lines: string[];

beforeAll(async () => {
  const notebook: Notebook = { note: (line) => lines.push(line), lines: () => lines };
  test = await startTestApp({
    environment: {
      LIMIT_TURN_STEPS: "3",
      LIMIT_TURN_ROLES: JSON.stringify({
        chat_metatron_user_basic: { steps: 1 },
        chat_metatron_user_pro: { steps: 5 },
      }),
    },
    deps: ({ models }) => ({
      models: { ...models, ...scriptedModels(notebook) },
      toolRules: ALLOW_SCRIPTED,
      tools: scriptedToolBox(notebook),
    }),
  });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => test.close());

const always: Script["steps"] = Array.from({ length: 9 }, (_, n) => ({
  text: `Paso ${n}.`,
  calls: [{ tool: "look", input: n }],
}));

/** The number of model calls of the answer; the last call is always without tools. */
async function callsOf(person: TestPerson, changes = {}, path?: string): Promise<number> {
  lines = [];
  await ask(test, person, question(scriptedQuestion({ steps: always }), changes), path);
  const calls = lines.filter((line) => line.startsWith("model"));
  expect(calls.map((line) => line.endsWith("without tools")).indexOf(true)).toBe(calls.length - 1);
  return calls.length;
}

it("uses the most generous of a person's roles, and the default if no role names a limit", async () => {
  expect(await callsOf(basic)).toBe(2);
  expect(await callsOf(both)).toBe(6);
  expect(await callsOf(agent)).toBe(4);
});

it("applies an administrator's limit for an assistant, below the limits of the roles", async () => {
  const owner = { ...both, call: test.as(both) };
  const { id } = await newAssistant(owner);
  const limit = (person: TestPerson, payload: object, assistantId = id) =>
    test.as(person)({ method: "PUT", url: `/api/admin/assistants/${assistantId}/limits`, payload });
  const limits = { steps: 2, seconds: 0, tokens: 0, cost: 0 };
  const asked = () => callsOf(both, { assistantId: id }, "chat_assistant");
  expect((await limit(both, limits)).statusCode).toBe(403);
  expect(await asked()).toBe(6);

  expect((await limit(admin, limits)).statusCode).toBe(204);
  expect(await asked()).toBe(3);
  const list = await test.as(admin)({ method: "GET", url: "/api/admin/assistants" });
  expect(list.json().items.find((item: { id: string }) => item.id === id).turnLimits).toEqual(limits);

  // An assistant never exceeds the limits of its reader's roles.
  await limit(admin, { ...limits, steps: 50 });
  expect(await asked()).toBe(6);
  await limit(admin, { ...limits, steps: 0 });
  expect(await asked()).toBe(6);
  expect((await limit(admin, limits, randomUUID())).statusCode).toBe(404);
  expect((await limit(admin, { ...limits, steps: -1 })).statusCode).toBe(422);
  const audited = await test.deps.database.db
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "assistant.limited")
    .execute();
  expect(audited[0]?.details).toEqual(limits);
});
