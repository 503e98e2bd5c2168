import { afterAll, beforeAll, expect, it } from "vitest";
import { newPerson } from "../../../test/test-issuer.ts";
import {
  answerCall,
  askScript,
  rowOf,
  scriptOf,
  startToolTurns,
  type ToolCalls,
  waitingCall,
} from "../../../test/tool-turns.ts";
import { createAskPersonTool } from "./ask-person.ts";

const ana = newPerson(["chat_metatron_user_pro"]);

let turns: ToolCalls;

beforeAll(async () => {
  turns = await startToolTurns([createAskPersonTool()]);
});
afterAll(() => turns.test.close());

const input = { question: "¿Para qué base?", choices: ["Bogotá", "Lima"] };
const asking = scriptOf({ tool: "ask_person", input });

it("waits for the person's reply, which is the result of the tool", async () => {
  const { test } = turns;
  const { request, end } = askScript(test, ana, asking);
  const callId = await waitingCall(test, request.answerId);
  const approval = await answerCall(test, ana, request.answerId, { callId, approval: "once" });
  expect(approval.statusCode).toBe(422);
  const reply = "Lima, desde enero";
  expect((await answerCall(test, ana, request.answerId, { callId, reply })).statusCode).toBe(204);
  const { parts } = await end;
  expect(parts).toContainEqual({ type: "data-question", data: { toolCallId: callId } });
  const { steps, state } = await rowOf(test, ana, request);
  expect(state).toBe("complete");
  expect(steps?.[0]?.calls).toMatchObject([{ state: "output-available", input, output: reply }]);
});

it("goes on without a reply after a day", async () => {
  const { test } = turns;
  const { request, end } = askScript(test, ana, asking);
  await waitingCall(test, request.answerId);
  await test.deps.db
    .updateTable("waiting_calls")
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where("turn_id", "=", request.answerId)
    .execute();
  await end;
  const { steps, state } = await rowOf(test, ana, request);
  expect(state).toBe("complete");
  expect(steps?.[0]?.calls).toMatchObject([
    { state: "output-error", errorText: "The person did not answer the question within a day." },
  ]);
});

it.each([
  ["one choice", { question: "¿Cuál?", choices: ["Una"] }],
  ["seven choices", { question: "¿Cuál?", choices: Array.from({ length: 7 }, (_, n) => `${n}`) }],
  ["no question", { question: "  " }],
])("refuses a question with %s", async (_what, wrong) => {
  const { test } = turns;
  const { request, end } = askScript(test, ana, scriptOf({ tool: "ask_person", input: wrong }));
  await end;
  const { steps } = await rowOf(test, ana, request);
  expect(steps?.[0]?.calls).toMatchObject([
    { state: "input-error", errorText: expect.stringContaining("The input is not valid") },
  ]);
});
