import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { scriptedModels } from "../../../test/scripted-model.ts";
import { type McpStandIn, startMcpStandIn } from "../../../test/stand-ins/mcp.ts";
import { askingForm, askingTool } from "../../../test/stand-ins/mcp-tools.ts";
import { accept, type Known, meet, newToolServer } from "../../../test/tool-server-data.ts";
import {
  answerCall,
  askScript,
  auditOf,
  rowOf,
  scriptOf,
  shownCall,
  waitingCall,
} from "../../../test/tool-turns.ts";

let test: TestApp;
let admin: Known;
let ana: Known;
let server: McpStandIn;
beforeAll(async () => {
  const notebook = { note: () => undefined, lines: () => [] };
  test = await startTestApp({
    environment: { OLLAMA_BASE_URL: "off" },
    deps: ({ models }) => ({ models: { ...models, ...scriptedModels(notebook) } }),
  });
  admin = await meet(test, ["chat_metatron_user_admin"]);
  ana = await meet(test);
  server = await startMcpStandIn();
});
beforeEach(async () => {
  await test.deps.db.deleteFrom("tool_servers").execute();
  test.deps.toolServers.forget();
});
afterAll(async () => {
  await test.close();
  await server.close();
});

const asking = scriptOf({ tool: "mcp_rampa_ask", input: {} });

/** Asks a question whose answer calls the tool, which then asks the person. */
async function untilAsked(tool: McpStandIn["tools"][number], settings: object = { access: "read" }) {
  server.tools = [tool];
  const registered = await newToolServer(admin, { name: "Rampa", address: server.url });
  await accept(admin, registered, settings);
  const { request, end } = askScript(test, ana.identity, asking);
  return { request, end, formId: await waitingCall(test, request.answerId) };
}

it("a question of a tool server reaches the person, and the answer goes back to the server", async () => {
  const { request, end, formId } = await untilAsked(askingTool);
  const form = { action: "accept" as const, values: { confirm: true } };
  const sent = await answerCall(test, ana.identity, request.answerId, { callId: formId, form });
  expect(sent.statusCode).toBe(204);
  const { parts } = await end;
  expect(parts.map(({ type }) => type)).toEqual(expect.arrayContaining(["data-form", "data-form-answer"]));
  const { state, steps } = await rowOf(test, ana.identity, request);
  expect(state).toBe("complete");
  const [call] = steps?.[0]?.calls ?? [];
  expect(call).toMatchObject({
    state: "output-available",
    forms: [{ form: { id: formId, message: "Close stand A12?" }, answer: form }],
  });
  expect(call).not.toHaveProperty("form");
  expect(JSON.stringify(call?.output)).toContain("The person said");
  expect(JSON.stringify(call?.output)).toContain("true");
  // The values are not part of the audit.
  expect(await auditOf(test, request.answerId)).toMatchObject([
    { action: "tool.answered", actor_id: ana.personId, details: { answer: "accept" } },
  ]);
});

it("asks after an approval too, under an id of its own", async () => {
  const { request, end, formId: approvalId } = await untilAsked(askingTool, { access: "write" });
  await answerCall(test, ana.identity, request.answerId, { callId: approvalId, approval: "once" });
  const formId = await waitingCall(test, request.answerId);
  expect(formId).not.toBe(approvalId);
  const form = { action: "decline" as const, values: {} };
  await answerCall(test, ana.identity, request.answerId, { callId: formId, form });
  await end;
  const { steps } = await rowOf(test, ana.identity, request);
  expect(steps?.[0]?.calls).toMatchObject([{ state: "output-available", forms: [{ answer: form }] }]);
  expect(JSON.stringify(steps)).toContain("The person did not want to answer.");
});

it("refuses values that the form does not allow, another kind of answer and another person", async () => {
  const fields = {
    type: "object" as const,
    required: ["stand"],
    properties: {
      stand: { type: "string" as const, enum: ["A12", "B3"] },
      minutes: { type: "integer" as const, minimum: 5 },
    },
  };
  const { request, end, formId: callId } = await untilAsked(askingForm("Which stand?", fields));
  const statusOf = async (body: object, person = ana) =>
    (await answerCall(test, person.identity, request.answerId, { callId, ...body } as never)).statusCode;
  const accepting = (values: object) => ({ form: { action: "accept", values } });
  expect(await statusOf(accepting({}))).toBe(422);
  expect(await statusOf(accepting({ stand: "C1" }))).toBe(422);
  expect(await statusOf(accepting({ stand: "B3", minutes: 1 }))).toBe(422);
  expect(await statusOf(accepting({ stand: "B3", other: "x" }))).toBe(422);
  expect(await statusOf({ reply: "B3" })).toBe(422);
  expect(await statusOf(accepting({ stand: "B3" }), admin)).toBe(404);
  expect(await statusOf(accepting({ stand: "B3", minutes: 10 }))).toBe(204);
  await end;
  expect(JSON.stringify((await rowOf(test, ana.identity, request)).steps)).toContain("B3");
});

it("goes on without an answer after the time of a form", async () => {
  const { request, end } = await untilAsked(askingTool);
  await test.deps.db
    .updateTable("waiting_calls")
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where("turn_id", "=", request.answerId)
    .execute();
  await end;
  const { state, steps } = await rowOf(test, ana.identity, request);
  expect(state).toBe("complete");
  expect(steps?.[0]?.calls).toMatchObject([{ forms: [{ answer: { action: "cancel" } }] }]);
  expect(JSON.stringify(steps)).toContain("The person did not answer in time.");
});

it("ends with the answer when it is stopped, and can't be answered afterwards", async () => {
  const { request, end, formId } = await untilAsked(askingTool);
  await shownCall(test, request.answerId);
  await test.as(ana.identity)({ method: "POST", url: `/api/chat/stop/${request.answerId}` });
  await end;
  const { state, steps } = await rowOf(test, ana.identity, request);
  expect(state).toBe("stopped");
  expect(steps?.[0]?.calls).toMatchObject([{ state: "undecided" }]);
  const form = { action: "accept" as const, values: { confirm: true } };
  const late = await answerCall(test, ana.identity, request.answerId, { callId: formId, form });
  expect(late.statusCode).toBe(409);
});
