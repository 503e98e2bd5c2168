import type { ToolCall } from "@metatron/contract/chat/turn-step";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { ToolPermission } from "@metatron/contract/tool-rules/constants";
import type { BaseLogger } from "pino";
import { z } from "zod";
import { toolCalled } from "../../adapters/metrics/index.ts";
import { inSpan } from "../../adapters/tracing/index.ts";
import { maskValue } from "../personal-data/index.ts";
import { boundResult, toolErrorText } from "./bound-result.ts";
import { type NumberPassages, openContext, type ToolAsker } from "./call-context.ts";
import { type CallGate, permissionOf } from "./call-gate.ts";
import type { NumberedPassage } from "./cited-passages.ts";
import { startTimeLimit } from "./time-limit.ts";
import type { Tool } from "./tool.ts";
import { emitToolPictures } from "./tool-pictures.ts";
import type { TurnRecorder } from "./turn-recorder.ts";
import { TurnTaken } from "./turn-taken.ts";

/** Records the calls of tools that change something, so that each call runs once. */
export interface CallLedger {
  /** Stored before the call. `unknown`: an earlier process started the call and recorded no outcome. */
  intend(call: IntendedCall): Promise<Intent>;
  /** Stored after the call. */
  recordOutcome(call: { turnId: string; callId: string; outcome: CallOutcome }): Promise<void>;
}

export interface IntendedCall {
  turnId: string;
  callId: string;
  personId: string;
  tool: Pick<Tool, "name" | "access">;
}

/** `cited`: another process that goes on with the turn can't run the call again to learn its passages. */
export type CallOutcome =
  | { output: unknown; cited?: readonly NumberedPassage[] | undefined }
  | { errorText: string };
export type Intent = { state: "new" } | { state: "unknown" } | { state: "known"; outcome: CallOutcome };

export interface ToolsToRun {
  turnId: string;
  asker: ToolAsker;
  tools: readonly Tool[];
  ledger: CallLedger;
  gate: CallGate;
  recorder: TurnRecorder;
  cite: NumberPassages;
  /** Makes passages citable under the numbers that an earlier process gave them. */
  restoreCited(passages: readonly NumberedPassage[]): void;
  /** The prompt itself contains texts of strangers. */
  hasUntrustedMaterial: boolean;
  /** What the person or the model's policy decided about the personal data in the question. */
  personalData: PersonalDataChoice | undefined;
  signal: AbortSignal;
  log: BaseLogger;
}

/** Reading tools of one step that run at the same time. */
const MOST_AT_ONCE = 4;
const DEFAULT_SECONDS = 60;

type Rules = ReadonlyMap<string, ToolPermission>;

/**
 * Runs the calls of the last step. Adjacent calls that only read run concurrently, all others one after the
 * other. The error of a failed tool is returned to the model.
 */
export async function runTools(work: ToolsToRun): Promise<void> {
  const rules = await work.gate.rules();
  const calls = (work.recorder.turn.steps.at(-1)?.calls ?? []).filter(
    ({ state }) => state === "input-available",
  );
  for (const group of groupsOf(calls, (call) => runsAlone(work, call, rules))) {
    work.signal.throwIfAborted();
    const rest = group.values();
    const runNext = async () => {
      for (const call of rest) await runCall(work, call, rules);
    };
    await Promise.all(Array.from({ length: Math.min(MOST_AT_ONCE, group.length) }, runNext));
  }
}

function groupsOf(calls: readonly ToolCall[], isAlone: (call: ToolCall) => boolean): ToolCall[][] {
  const groups: ToolCall[][] = [];
  let wasAlone = true;
  for (const call of calls) {
    const alone = isAlone(call);
    const open = groups.at(-1);
    if (open && !alone && !wasAlone) open.push(call);
    else groups.push([call]);
    wasAlone = alone;
  }
  return groups;
}

/** Calls that change something or wait for a person keep the order in which the model made them. */
function runsAlone({ tools }: ToolsToRun, { name }: ToolCall, rules: Rules): boolean {
  const tool = tools.find((each) => each.name === name);
  if (!tool) return false;
  return tool.access !== "read" || tool.asksPerson === true || permissionOf(tool, rules) !== "allow";
}

async function runCall(work: ToolsToRun, call: ToolCall, rules: Rules): Promise<void> {
  const { recorder, tools } = work;
  const { id: toolCallId, name: toolName } = call;
  const tool = tools.find(({ name }) => name === toolName);
  const input = tool?.input.safeParse(call.input);
  if (!tool || !input?.success) {
    const errorText = input?.error
      ? toolErrorText(new Error(`The input is not valid: ${z.prettifyError(input.error)}`))
      : "There is no tool with this name.";
    return recorder.event({
      type: "tool-input-error",
      toolCallId,
      toolName,
      input: call.input,
      errorText,
      ...(call.title === undefined ? {} : { title: call.title }),
    });
  }
  if (tool.access !== "read" && hasUnknownOutcome(recorder, tool))
    return recorder.event({ type: "tool-output-denied", toolCallId });
  const refusal = await tool.refuse?.(input.data, work.asker);
  if (refusal !== undefined)
    return recorder.event({ type: "tool-output-error", toolCallId, errorText: refusal });
  const approval = await work.gate.approve(
    {
      call,
      tool,
      input: input.data,
      permission: permissionOf(tool, rules),
      hasReadUntrusted: hasReadUntrusted(work),
      personalData: work.personalData,
    },
    work.signal,
  );
  if (approval.state === "declined") return recorder.event({ type: "tool-output-denied", toolCallId });
  if (approval.state === "refused")
    return recorder.event({ type: "tool-output-error", toolCallId, errorText: approval.errorText });
  const outcome = await once(work, approval.masked ? withMask(tool) : tool, { ...call, input: input.data });
  if (outcome === "unknown") return recorder.event({ type: "data-outcome-unknown", data: { toolCallId } });
  if ("errorText" in outcome)
    return recorder.event({ type: "tool-output-error", toolCallId, errorText: outcome.errorText });
  recorder.event({ type: "tool-output-available", toolCallId, output: outcome.output });
  emitToolPictures(recorder);
}

/** The tool gets placeholders instead of personal data; the person reads the values in its result. */
function withMask(tool: Tool): Tool {
  return {
    ...tool,
    async run(given, context) {
      const { value, restore } = maskValue(given);
      const masked = tool.input.safeParse(value);
      if (!masked.success) throw new Error("The tool does not take this input without the personal data.");
      return restore(await tool.run(masked.data, context));
    },
  };
}

/** The first call may have taken effect, so another call could silently repeat it. */
function hasUnknownOutcome({ turn }: TurnRecorder, { name }: Tool): boolean {
  return turn.steps.some(({ calls }) =>
    calls.some((call) => call.name === name && call.state === "outcome-unknown"),
  );
}

/** A tool that has gone since its call may have been one of another system. */
function hasReadUntrusted({ recorder, tools, hasUntrustedMaterial }: ToolsToRun): boolean {
  if (hasUntrustedMaterial) return true;
  return recorder.turn.steps.some(({ calls }) =>
    calls.some(({ name, state }) => {
      if (state !== "output-available" && state !== "output-error") return false;
      const tool = tools.find((each) => each.name === name);
      return tool === undefined || tool.isUntrusted === true;
    }),
  );
}

async function once(work: ToolsToRun, tool: Tool, call: ToolCall): Promise<CallOutcome | "unknown"> {
  const { turnId, ledger, asker } = work;
  const callId = call.id;
  // Tools that only read may run again.
  if (tool.access === "read") return run(work, tool, call);
  const intent = await ledger.intend({ turnId, callId, personId: asker.personId, tool });
  if (intent.state === "unknown") return "unknown";
  if (intent.state === "known") {
    if ("output" in intent.outcome) work.restoreCited(intent.outcome.cited ?? []);
    return intent.outcome;
  }
  const outcome = await run(work, tool, call);
  // Without an outcome, another process also reports the call as unknown.
  if (outcome !== "unknown") await ledger.recordOutcome({ turnId, callId, outcome });
  return outcome;
}

async function run(work: ToolsToRun, tool: Tool, call: ToolCall): Promise<CallOutcome | "unknown"> {
  const attributes = { "gen_ai.tool.name": tool.name };
  return inSpan({ name: `tool ${tool.name}`, attributes }, async (span) => {
    const started = performance.now();
    const result = await runWithin(work, tool, call);
    const outcome = result === "unknown" ? "unknown" : "output" in result ? "ok" : "failed";
    if (outcome !== "ok") span.fail(outcome);
    toolCalled.publish({ tool: tool.name, outcome, seconds: (performance.now() - started) / 1000 });
    return result;
  });
}

async function runWithin(work: ToolsToRun, tool: Tool, call: ToolCall): Promise<CallOutcome | "unknown"> {
  const { turnId, asker, recorder, gate, cite } = work;
  const seconds = tool.seconds ?? DEFAULT_SECONDS;
  const limit = startTimeLimit(seconds);
  const signal = AbortSignal.any([work.signal, limit.signal]);
  const open = openContext({ turnId, call, asker, recorder, gate, cite, limit, signal });
  try {
    // Also when the tool ignores the signal, so that neither a stop nor the limit waits for it.
    const output = await unlessAborted(async () => tool.run(call.input, open.context), signal);
    const cited = open.cited();
    return { output: boundResult(output), ...(cited.length > 0 ? { cited } : {}) };
  } catch (error) {
    work.signal.throwIfAborted();
    if (error instanceof TurnTaken) throw error;
    work.log.warn({ err: error, tool: tool.name }, "a tool failed");
    if (!limit.signal.aborted) return { errorText: toolErrorText(error) };
    // A request that was sent may still take effect.
    if (tool.access === "write") return "unknown";
    return { errorText: `The tool did not answer within ${seconds} seconds.` };
  } finally {
    open.close();
    limit.clear();
  }
}

async function unlessAborted<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", onAbort);
  try {
    return await Promise.race([work(), aborted.promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
