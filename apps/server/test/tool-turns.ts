import { type Message, message } from "@metatron/contract/chat/message";
import type { ToolCallAnswer } from "@metatron/contract/chat/tool-call-answer";
import { pageOf } from "@metatron/contract/page";
import { expect, vi } from "vitest";
import type { Tool } from "../src/modules/turns/index.ts";
import { toolBoxOf } from "../src/modules/turns/index.ts";
import { ask, question } from "./ask.ts";
import { startTestApp, type TestApp } from "./harness.ts";
import { type Script, scriptedModels, scriptedQuestion } from "./scripted-model.ts";
import type { TestPerson } from "./test-issuer.ts";

export interface ToolCalls {
  /** One line for each step of the model. */
  lines: string[];
  test: TestApp;
}

/** The product with a scripted model that is offered these tools. */
export async function startToolTurns(
  tools: readonly Tool[],
  environment: Record<string, string> = {},
): Promise<ToolCalls> {
  const lines: string[] = [];
  const notebook = { note: (line: string) => void lines.push(line), lines: () => lines };
  const test = await startTestApp({
    environment,
    deps: ({ models }) => ({
      models: { ...models, ...scriptedModels(notebook) },
      tools: toolBoxOf(tools),
    }),
  });
  return { test, lines };
}

/** A model that makes these calls, one step each, and then says a last word. */
export function scriptOf(...calls: { tool: string; input: unknown }[]): Script {
  return {
    steps: [
      ...calls.map((call, n) => ({ text: `Paso ${n}.`, calls: [{ ...call, isWhole: true }] })),
      { text: "Fin." },
    ],
  };
}

export function askScript(test: TestApp, person: TestPerson, script: Script, conversationId?: string) {
  const request = question(scriptedQuestion(script), conversationId ? { conversationId } : {});
  return { request, end: ask(test, person, request) };
}

/** Resolves with the id of the call of this answer that waits for the person. */
export async function waitingCall({ deps }: TestApp, answerId: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const row = await deps.db
        .selectFrom("waiting_calls")
        .select("call_id")
        .where("turn_id", "=", answerId)
        .where("answer", "is", null)
        .executeTakeFirst();
      expect(row).toBeDefined();
      return row?.call_id ?? "";
    },
    { timeout: 10_000, interval: 20 },
  );
}

const ASKS_THE_PERSON = ["tool-approval-request", "data-question", "data-form"];

/**
 * Resolves with the id of the call that waits once the person sees its question: an answer that is stopped
 * earlier ends with a call that ran, and not with an undecided one.
 */
export async function shownCall(test: TestApp, answerId: string): Promise<string> {
  const callId = await waitingCall(test, answerId);
  const { person_id: ownerId } = await test.deps.db
    .selectFrom("waiting_calls")
    .select("person_id")
    .where("turn_id", "=", answerId)
    .where("call_id", "=", callId)
    .executeTakeFirstOrThrow();
  const { promise: shown, resolve, reject } = Promise.withResolvers<void>();
  const leave = await test.deps.streams.follow({
    streamId: answerId,
    ownerId,
    afterId: 0,
    onEvents(events) {
      if (events.some(({ data }) => ASKS_THE_PERSON.includes(JSON.parse(data).type))) resolve();
    },
    onEnd: () => reject(new Error("The answer ended before the person was asked.")),
  });
  await shown;
  leave?.();
  return callId;
}

export const answerCall = (test: TestApp, person: TestPerson, answerId: string, payload: ToolCallAnswer) =>
  test.as(person)({ method: "PUT", url: `/api/chat/tool-calls/${answerId}`, payload });

export async function rowOf(
  test: TestApp,
  person: TestPerson,
  { conversationId, answerId }: { conversationId: string; answerId: string },
): Promise<Message> {
  const url = `/api/history/list_messages?conversationId=${conversationId}`;
  const rows = pageOf(message).parse((await test.as(person)({ method: "GET", url })).json()).items;
  const row = rows.find(({ id }) => id === answerId);
  if (!row) throw new Error("The answer is not in the history.");
  return row;
}

/** The actions that the audit has about the tools of an answer, oldest first. */
export async function auditOf({ deps }: TestApp, answerId: string) {
  const rows = await deps.db
    .selectFrom("audit")
    .select(["actor_id", "action", "subject_id", "details"])
    .where("subject_type", "=", "tool")
    .orderBy("seq")
    .execute();
  return rows.filter(({ details }) => JSON.stringify(details).includes(answerId));
}
