import { beginFollowing, followTurn } from "@metatron/turn/follow-turn";
import { toAnswer } from "@metatron/turn/to-answer";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { readEvents } from "../../../test/read-parts.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import {
  answerCall,
  askScript,
  auditOf,
  rowOf,
  scriptOf,
  shownCall,
  startToolTurns,
  type ToolCalls,
  waitingCall,
} from "../../../test/tool-turns.ts";
import { defineTool, type Tool } from "./tool.ts";

const ana = newPerson(["chat_metatron_user_pro", "chat_metatron_airport_agent"]);
const eva = newPerson(["chat_metatron_user_pro"]);
const admin = newPerson(["chat_metatron_user_admin"]);

const runs: string[] = [];

const counting = (name: string, access: Tool["access"], more: Partial<Tool> = {}): Tool =>
  defineTool({
    name,
    description: "Counts its runs.",
    access,
    input: z.object({ text: z.string() }),
    async run({ text }) {
      runs.push(`${name} ${text}`);
      return { done: text };
    },
    ...more,
  });

let turns: ToolCalls;

beforeAll(async () => {
  turns = await startToolTurns(
    [
      counting("open_case", "write"),
      counting("send", "outside"),
      counting("look", "read"),
      counting("search_web", "outside", { byDefault: "allow", isUntrusted: true }),
    ],
    { LIMIT_STREAMS: "1" },
  );
});
beforeEach(() => {
  runs.length = 0;
});
afterAll(() => turns.test.close());

const callsOf = async (request: Parameters<typeof rowOf>[2]) =>
  (await rowOf(turns.test, ana, request)).steps?.flatMap(({ calls }) => calls) ?? [];
const opening = scriptOf({ tool: "open_case", input: { text: "a" } });

it("runs a call that changes something once the person approves it, and holds no slot until then", async () => {
  const { test } = turns;
  const { request, end } = askScript(test, ana, opening);
  const callId = await waitingCall(test, request.answerId);
  expect(runs).toEqual([]);

  // One answer at a time is allowed, and the answer that waits does not count.
  const other = askScript(test, ana, { steps: [{ text: "Hola." }] });
  expect((await other.end).status).toBe(200);

  expect((await answerCall(test, ana, request.answerId, { callId, approval: "once" })).statusCode).toBe(204);
  const { body, parts } = await end;
  expect(runs).toEqual(["open_case a"]);
  expect(parts).toContainEqual({
    type: "tool-approval-request",
    approvalId: "approval-1-call0",
    toolCallId: callId,
  });
  expect(parts).toContainEqual({
    type: "data-approval",
    data: { approvalId: "approval-1-call0", toolCallId: callId, answer: "once" },
  });
  const row = await rowOf(test, ana, request);
  expect(row).toMatchObject({ state: "complete", text: "Paso 0.\n\nFin." });
  const followed = readEvents(body)
    .map(({ id, part }) => ({ id, event: part }))
    .reduce(followTurn, beginFollowing(request.answerId));
  expect(row).toMatchObject(toAnswer(followed.turn));
  // A reader who comes later gets the same call from the history.
  const again = await askAgain(request);
  expect(row).toMatchObject(toAnswer(again.turn));
  expect(
    (await auditOf(test, request.answerId)).map(({ action, subject_id }) => [action, subject_id]),
  ).toEqual([
    ["tool.approved", "open_case"],
    ["tool.called", "open_case"],
  ]);
});

async function askAgain(request: { conversationId: string; answerId: string }) {
  const sent = await turns.test.as(ana)({
    method: "POST",
    url: "/api/assistant/chatlibre",
    payload: request,
  });
  return readEvents(sent.body)
    .map(({ id, part }) => ({ id, event: part }))
    .reduce(followTurn, beginFollowing(request.answerId));
}

it("remembers an approval for the conversation, and asks again in another conversation", async () => {
  const { test } = turns;
  const first = askScript(test, ana, opening);
  const callId = await waitingCall(test, first.request.answerId);
  await answerCall(test, ana, first.request.answerId, { callId, approval: "conversation" });
  await first.end;

  const same = askScript(test, ana, opening, first.request.conversationId);
  await same.end;
  expect(runs).toEqual(["open_case a", "open_case a"]);

  const other = askScript(test, ana, opening);
  const otherId = await waitingCall(test, other.request.answerId);
  await answerCall(test, ana, other.request.answerId, { callId: otherId, approval: "never" });
  await other.end;
  expect(runs).toHaveLength(2);
});

it("declines a call and every later call of the same tool in the answer after a refusal", async () => {
  const { test } = turns;
  const script = scriptOf(
    { tool: "open_case", input: { text: "a" } },
    { tool: "open_case", input: { text: "b" } },
    { tool: "look", input: { text: "c" } },
  );
  const { request, end } = askScript(test, ana, script);
  const callId = await waitingCall(test, request.answerId);
  await answerCall(test, ana, request.answerId, { callId, approval: "never" });
  await end;
  expect(runs).toEqual(["look c"]);
  expect((await callsOf(request)).map(({ state }) => state)).toEqual([
    "declined",
    "declined",
    "output-available",
  ]);
  expect((await auditOf(test, request.answerId)).map(({ action }) => action)).toEqual(["tool.declined"]);
});

it("takes exactly one of the answers that several devices give at once", async () => {
  const { test } = turns;
  const { request, end } = askScript(test, ana, opening);
  const callId = await waitingCall(test, request.answerId);
  const approvals = ["once", "never", "conversation", "once", "never", "conversation"] as const;
  const answers = await Promise.all(
    approvals.map(async (approval) => {
      const { statusCode, json } = await answerCall(test, ana, request.answerId, { callId, approval });
      return { approval, statusCode, code: statusCode === 204 ? undefined : json().code };
    }),
  );
  await end;
  const accepted = new Set(
    answers.filter(({ statusCode }) => statusCode === 204).map((each) => each.approval),
  );
  expect(accepted.size).toBe(1);
  const refused = answers.filter(({ approval }) => !accepted.has(approval));
  expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual(
    refused.map(() => [409, "tool_call_answered"]),
  );
  expect(runs).toEqual(accepted.has("never") ? [] : ["open_case a"]);
  expect(
    (await auditOf(test, request.answerId)).filter(({ action }) => action !== "tool.called"),
  ).toHaveLength(1);
});

it("refuses answers of others, to calls that do not wait, and of the wrong kind", async () => {
  const { test } = turns;
  const { request, end } = askScript(test, ana, opening);
  const { answerId } = request;
  const callId = await waitingCall(test, answerId);
  const once = { callId, approval: "once" as const };
  expect((await answerCall(test, eva, answerId, once)).statusCode).toBe(404);
  expect((await answerCall(test, ana, answerId, { callId: "9-none", approval: "once" })).statusCode).toBe(
    404,
  );
  expect((await answerCall(test, ana, answerId, { callId, reply: "Sí" })).statusCode).toBe(422);
  await answerCall(test, ana, answerId, once);
  await end;
  // A retry of the answer that counted succeeds; any other answer comes too late.
  expect((await answerCall(test, ana, answerId, once)).statusCode).toBe(204);
  expect((await answerCall(test, ana, answerId, { callId, approval: "never" })).statusCode).toBe(409);
  expect(runs).toEqual(["open_case a"]);
});

it("is listed for every device of its person while it waits", async () => {
  const { test } = turns;
  const waitingOf = async (person: typeof ana) =>
    (await test.as(person)({ method: "GET", url: "/api/unread-answers" })).json().waiting;
  const { request, end } = askScript(test, ana, opening);
  const { conversationId, answerId } = request;
  const callId = await waitingCall(test, answerId);
  expect(await waitingOf(ana)).toMatchObject([{ conversationId, answerId }]);
  expect(await waitingOf(eva)).toEqual([]);
  await answerCall(test, ana, answerId, { callId, approval: "never" });
  expect(await waitingOf(ana)).toEqual([]);
  await end;
});

it("declines a call that nobody answers within a day", async () => {
  const { test } = turns;
  const { request, end } = askScript(test, ana, opening);
  const callId = await waitingCall(test, request.answerId);
  await test.deps.db
    .updateTable("waiting_calls")
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where("turn_id", "=", request.answerId)
    .execute();
  const { parts } = await end;
  expect(parts).toContainEqual({
    type: "data-approval",
    data: { approvalId: "approval-1-call0", toolCallId: callId, answer: "expired" },
  });
  expect(runs).toEqual([]);
  expect((await callsOf(request)).map(({ state }) => state)).toEqual(["declined"]);
  const late = await answerCall(test, ana, request.answerId, { callId, approval: "once" });
  expect(late.statusCode).toBe(409);
  expect(await auditOf(test, request.answerId)).toMatchObject([{ action: "tool.expired", actor_id: null }]);
});

it("ends when it is stopped while it waits, and counts none of the waiting", async () => {
  const { test } = turns;
  const { request, end } = askScript(test, ana, opening);
  const callId = await shownCall(test, request.answerId);
  await test.as(ana)({ method: "POST", url: `/api/chat/stop/${request.answerId}` });
  await end;
  const stopped = await rowOf(test, ana, request);
  expect(stopped).toMatchObject({ state: "stopped", steps: [{ calls: [{ state: "undecided" }] }] });
  expect(stopped).toMatchObject(toAnswer((await askAgain(request)).turn));
  const late = await answerCall(test, ana, request.answerId, { callId, approval: "once" });
  expect(late.statusCode).toBe(409);
  expect(runs).toEqual([]);
});

it("asks before personal data leaves, whatever was allowed before, and says so", async () => {
  const { test } = turns;
  const script = scriptOf(
    { tool: "search_web", input: { text: "clima en Bogotá" } },
    { tool: "search_web", input: { text: "tarjeta 4111 1111 1111 1111" } },
  );
  const { request, end } = askScript(test, ana, script);
  const callId = await waitingCall(test, request.answerId);
  expect(runs).toEqual(["search_web clima en Bogotá"]);
  await answerCall(test, ana, request.answerId, { callId, approval: "never" });
  const { parts } = await end;
  expect(parts).toContainEqual({
    type: "tool-approval-request",
    approvalId: "approval-2-call0",
    toolCallId: callId,
    personalData: true,
  });
  expect(runs).toHaveLength(1);
});

it("lets the person mask the personal data of one call, and shows the values in the result", async () => {
  const { test } = turns;
  const text = "tarjeta 4111 1111 1111 1111";
  const { request, end } = askScript(test, ana, scriptOf({ tool: "send", input: { text } }));
  const callId = await waitingCall(test, request.answerId);
  await answerCall(test, ana, request.answerId, { callId, approval: "masked" });
  const { body } = await end;
  expect(runs).toEqual(["send tarjeta [CARD_1]"]);
  const row = await rowOf(test, ana, request);
  expect(row.steps?.[0]?.calls).toMatchObject([
    { state: "output-available", masked: true, input: { text }, output: { done: text } },
  ]);
  const followed = readEvents(body)
    .map(({ id, part }) => ({ id, event: part }))
    .reduce(followTurn, beginFollowing(request.answerId));
  expect(row).toMatchObject(toAnswer(followed.turn));
  expect(row).toMatchObject(toAnswer((await askAgain(request)).turn));
});

it("follows the administrators' rules: the strictest of a person's roles counts", async () => {
  const { test, lines } = turns;
  const change = (tool: string, rules: object[]) =>
    test.as(admin)({ method: "PUT", url: "/api/admin/tools/rules", payload: { tool, rules } });
  const allowed = { role: "chat_metatron_user_pro", permission: "allow" };
  await change("send", [allowed]);
  const sending = scriptOf({ tool: "send", input: { text: "a" } });
  await askScript(test, ana, sending).end;
  expect(runs).toEqual(["send a"]);

  const changed = await change("send", [{ role: "chat_metatron_airport_agent", permission: "deny" }]);
  expect(changed.json().tools).toContainEqual({
    name: "send",
    title: null,
    access: "outside",
    isUntrusted: false,
    byDefault: "ask",
    rules: [allowed, { role: "chat_metatron_airport_agent", permission: "deny" }],
  });
  const denied = askScript(test, ana, sending);
  await denied.end;
  expect(await callsOf(denied.request)).toMatchObject([
    { state: "input-error", errorText: "There is no tool with this name." },
  ]);
  // A person without the denied role may still use it.
  await askScript(test, eva, sending).end;
  expect(runs).toEqual(["send a", "send a"]);

  const removed = [allowed.role, "chat_metatron_airport_agent"].map((role) => ({ role, permission: null }));
  await change("send", removed);
  expect((await change("nothing", [allowed])).statusCode).toBe(422);
  expect((await change("send", [allowed, allowed])).statusCode).toBe(422);
  expect(lines.length).toBeGreaterThan(0);
});

it("refuses a tool that an administrator denies while the answer is being written", async () => {
  const { test } = turns;
  const script = scriptOf(
    { tool: "open_case", input: { text: "a" } },
    { tool: "send", input: { text: "b" } },
  );
  const { request, end } = askScript(test, ana, script);
  const callId = await waitingCall(test, request.answerId);
  const rules = (permission: string | null) => ({ rules: [{ role: "chat_metatron_user_pro", permission }] });
  const change = (permission: string | null) =>
    test.as(admin)({
      method: "PUT",
      url: "/api/admin/tools/rules",
      payload: { tool: "send", ...rules(permission) },
    });
  await change("deny");
  await answerCall(test, ana, request.answerId, { callId, approval: "once" });
  await end;
  await change(null);
  expect(await callsOf(request)).toMatchObject([
    { state: "output-available" },
    { state: "output-error", errorText: "An administrator does not allow this tool for you." },
  ]);
});
