import type { ToolCall } from "@metatron/contract/chat/turn-step";
import type { ToolPermission } from "@metatron/contract/tool-rules/constants";
import type { Db, StoredCallAnswer } from "../../adapters/db/index.ts";
import { findPersonalData } from "../personal-data/index.ts";
import { defaultPermission, type ToolRules } from "../tool-rules/index.ts";
import type { Tool } from "./tool.ts";
import type { TurnRecorder } from "./turn-recorder.ts";
import { isGranted } from "./waiting-calls.repo.ts";
import type { WaitingCalls } from "./waiting-calls.ts";

/** `declined` by the person; `refused` with a sentence for the model and the person. */
export type Approval =
  | { state: "approved" }
  | { state: "declined" }
  | { state: "refused"; errorText: string };

export interface CallToApprove {
  call: ToolCall;
  tool: Tool;
  input: unknown;
  permission: ToolPermission;
  /** The turn has read texts of strangers, which may have made the model call the tool. */
  hasReadUntrusted: boolean;
}

/** Decides whether a tool call runs, and asks the person where needed. */
export interface CallGate {
  /** The administrators' rules for the person, by tool name. */
  rules(): Promise<ReadonlyMap<string, ToolPermission>>;
  approve(asked: CallToApprove, signal: AbortSignal): Promise<Approval>;
  /** Waits until the person answers the question of a call. */
  reply(call: ToolCall, signal: AbortSignal): Promise<string>;
  /** Time that the turn has waited for the person in this process. */
  waitedMs(): number;
}

export interface GateOptions {
  db: Db;
  waiting: WaitingCalls;
  rules: ToolRules;
  turnId: string;
  attempt: number;
  person: { personId: string; roles: readonly string[]; conversationId: string };
  recorder: TurnRecorder;
  /** The turn takes no slot of its person until the returned function is called. */
  rest(): () => void;
}

/** The gate of a conversation: the person approves calls in the conversation, on any device. */
export function createCallGate(options: GateOptions): CallGate {
  const { db, waiting, turnId, attempt, person, recorder } = options;
  const { personId, conversationId } = person;
  let waitedMs = 0;

  async function answerTo(
    { id: callId, name: tool }: ToolCall,
    kind: "approval" | "question",
    signal: AbortSignal,
  ): Promise<StoredCallAnswer> {
    const wake = options.rest();
    const since = performance.now();
    try {
      return await waiting.answerTo(
        { turnId, callId, attempt, personId, conversationId, tool, kind },
        signal,
      );
    } finally {
      wake();
      waitedMs += performance.now() - since;
    }
  }

  async function ask(call: ToolCall, hasPersonalData: boolean, signal: AbortSignal): Promise<Approval> {
    const toolCallId = call.id;
    const approvalId = `approval-${toolCallId}`;
    recorder.event({
      type: "tool-approval-request",
      approvalId,
      toolCallId,
      ...(hasPersonalData ? { personalData: true } : {}),
    });
    const stored = await answerTo(call, "approval", signal);
    const answer = "approval" in stored ? stored.approval : "expired";
    recorder.event({ type: "data-approval", data: { approvalId, toolCallId, answer } });
    return { state: answer === "once" || answer === "conversation" ? "approved" : "declined" };
  }

  return {
    rules: () => options.rules.permissionsOf(person.roles),
    waitedMs: () => waitedMs,
    async approve({ call, tool, input, permission, hasReadUntrusted }, signal) {
      if (permission === "deny") return refused("An administrator does not allow this tool for you.");
      // A model that was refused must not ask the person again and again in the same answer.
      if (wasDeclined(recorder, tool)) return { state: "declined" };
      const hasPersonalData = tool.access !== "read" && containsPersonalData(input);
      const mustAsk = hasPersonalData || (tool.access === "write" && hasReadUntrusted);
      if (!mustAsk && permission === "allow") return { state: "approved" };
      if (!mustAsk && (await isGranted(db, { personId, conversationId, tool: tool.name })))
        return { state: "approved" };
      return ask(call, hasPersonalData, signal);
    },
    async reply(call, signal) {
      recorder.event({ type: "data-question", data: { toolCallId: call.id } });
      const answer = await answerTo(call, "question", signal);
      if ("reply" in answer) return answer.reply;
      throw new Error("The person did not answer the question within a day.");
    },
  };
}

/** For a draft or a test: nobody can approve there, and a preview must not change anything. */
export const UNATTENDED_GATE: CallGate = {
  rules: async () => new Map(),
  waitedMs: () => 0,
  async approve({ tool: { access } }) {
    if (access === "read") return { state: "approved" };
    const does = access === "write" ? "changes something" : "sends data to another system";
    return refused(`This tool ${does}, so it does not run in a draft or a test.`);
  },
  reply: () => Promise.reject(new Error("Nobody can answer a question in a draft or a test.")),
};

export function permissionOf(tool: Tool, rules: ReadonlyMap<string, ToolPermission>): ToolPermission {
  return rules.get(tool.name) ?? defaultPermission(tool);
}

const refused = (errorText: string): Approval => ({ state: "refused", errorText });

function wasDeclined({ turn }: TurnRecorder, { name }: Tool): boolean {
  return turn.steps.some(({ calls }) =>
    calls.some((call) => call.name === name && call.state === "declined"),
  );
}

function containsPersonalData(input: unknown): boolean {
  return textsIn(input).some((text) => findPersonalData(text).length > 0);
}

/** Numbers too: a card number need not be in quotes. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}
