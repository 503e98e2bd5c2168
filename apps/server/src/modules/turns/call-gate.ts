import type { FormAnswer, ToolForm } from "@metatron/contract/chat/tool-form";
import type { ToolCall } from "@metatron/contract/chat/turn-step";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { ToolPermission } from "@metatron/contract/tool-rules/constants";
import type { Db, StoredCallAnswer } from "../../adapters/db/index.ts";
import { findPersonalData, textsIn } from "../personal-data/index.ts";
import { defaultPermission, type ToolRules } from "../tool-rules/index.ts";
import type { Tool } from "./tool.ts";
import type { TurnRecorder } from "./turn-recorder.ts";
import { type CallToWaitFor, isGranted } from "./waiting-calls.repo.ts";
import type { WaitingCalls } from "./waiting-calls.ts";

/**
 * `masked`: the tool gets placeholders instead of personal data. `declined` by the person; `refused` with a
 * sentence for the model and the person.
 */
export type Approval =
  | { state: "approved"; masked: boolean }
  | { state: "declined" }
  | { state: "refused"; errorText: string };

export interface CallToApprove {
  call: ToolCall;
  tool: Tool;
  input: unknown;
  permission: ToolPermission;
  /** The turn has read texts of strangers, which may have made the model call the tool. */
  hasReadUntrusted: boolean;
  /** What the person or the model's policy decided about the personal data in the question. */
  personalData: PersonalDataChoice | undefined;
}

/** Decides whether a tool call runs, and asks the person where needed. */
export interface CallGate {
  /** The administrators' rules for the person, by tool name. */
  rules(): Promise<ReadonlyMap<string, ToolPermission>>;
  approve(asked: CallToApprove, signal: AbortSignal): Promise<Approval>;
  /** Waits until the person answers the question of a call. */
  reply(call: ToolCall, signal: AbortSignal): Promise<string>;
  /** Waits until the person answers a form of another system, which asks during a call. */
  fill(call: ToolCall, form: Omit<ToolForm, "id">, signal: AbortSignal): Promise<FormAnswer>;
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
  let formsAsked = 0;

  async function answerTo(asked: Asked, signal: AbortSignal, show: () => void): Promise<StoredCallAnswer> {
    const wake = options.rest();
    const since = performance.now();
    try {
      return await waiting.answerTo({ turnId, attempt, personId, conversationId, ...asked }, signal, show);
    } finally {
      wake();
      waitedMs += performance.now() - since;
    }
  }

  interface Question {
    call: ToolCall;
    /** Personal data would leave with the call. */
    hasPersonalData: boolean;
    isMasked: boolean;
  }

  async function ask({ call, hasPersonalData, isMasked }: Question, signal: AbortSignal): Promise<Approval> {
    const toolCallId = call.id;
    const approvalId = `approval-${toolCallId}`;
    const stored = await answerTo({ callId: toolCallId, tool: call.name, kind: "approval" }, signal, () =>
      recorder.event({
        type: "tool-approval-request",
        approvalId,
        toolCallId,
        ...(hasPersonalData ? { personalData: true } : {}),
      }),
    );
    const answer = "approval" in stored ? stored.approval : "expired";
    recorder.event({ type: "data-approval", data: { approvalId, toolCallId, answer } });
    if (answer === "never" || answer === "expired") return { state: "declined" };
    if (answer === "masked" && !isMasked) noteMasked(call);
    return { state: "approved", masked: isMasked || answer === "masked" };
  }

  function noteMasked({ id: toolCallId }: ToolCall) {
    recorder.event({ type: "data-input-masked", data: { toolCallId } });
  }

  return {
    rules: () => options.rules.permissionsOf(person.roles),
    waitedMs: () => waitedMs,
    async approve({ call, tool, input, permission, hasReadUntrusted, personalData }, signal) {
      if (permission === "deny") return refused("An administrator does not allow this tool for you.");
      // A model that was refused must not ask the person again and again in the same answer.
      if (wasDeclined(recorder, tool)) return { state: "declined" };
      const contains = tool.access !== "read" && !tool.isKeptHere && containsPersonalData(input);
      // A change needs the real values, so only the person can decide to mask them there.
      const isMasked = contains && tool.access === "outside" && personalData === "mask";
      const hasPersonalData = contains && !isMasked;
      if (isMasked) noteMasked(call);
      const mustAsk = tool.alwaysAsks || hasPersonalData || (tool.access === "write" && hasReadUntrusted);
      // A tool that asks the person something runs only with the person's reply.
      if (!mustAsk && (permission === "allow" || tool.asksPerson))
        return { state: "approved", masked: isMasked };
      if (!mustAsk && (await isGranted(db, { personId, conversationId, tool: tool.name })))
        return { state: "approved", masked: isMasked };
      return ask({ call, hasPersonalData, isMasked }, signal);
    },
    async reply(call, signal) {
      const answer = await answerTo({ callId: call.id, tool: call.name, kind: "question" }, signal, () =>
        recorder.event({ type: "data-question", data: { toolCallId: call.id } }),
      );
      if ("reply" in answer) return answer.reply;
      throw new Error("The person did not answer the question within a day.");
    },
    async fill(call, form, signal) {
      formsAsked += 1;
      // With the attempt: a call that runs again may ask something else, which an earlier answer must not answer.
      const id = `${call.id}#${attempt}.${formsAsked}`;
      const asked = { id, message: form.message, url: form.url, fields: form.fields };
      const stored = await answerTo({ callId: id, tool: call.name, kind: "form", form: asked }, signal, () =>
        recorder.event({ type: "data-form", data: { toolCallId: call.id, form: asked } }),
      );
      const answer = "form" in stored ? stored.form : NOT_ANSWERED;
      recorder.event({ type: "data-form-answer", data: { toolCallId: call.id, formId: id, answer } });
      return answer;
    },
  };
}

type Asked = Pick<CallToWaitFor, "callId" | "tool" | "kind" | "form">;

const NOT_ANSWERED: FormAnswer = { action: "cancel", values: {} };

/** For a draft or a test: nobody can approve there, and a preview must not change anything. */
export const UNATTENDED_GATE: CallGate = {
  rules: async () => new Map(),
  waitedMs: () => 0,
  async approve({ tool: { access } }) {
    if (access === "read") return { state: "approved", masked: false };
    const does = access === "write" ? "changes something" : "sends data to another system";
    return refused(`This tool ${does}, so it does not run in a draft or a test.`);
  },
  reply: () => Promise.reject(new Error("Nobody can answer a question in a draft or a test.")),
  fill: async () => NOT_ANSWERED,
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
