import type { ToolCall } from "@metatron/contract/chat/turn-step";
import type { BaseLogger } from "pino";
import type { Tool } from "./tool.ts";
import type { TurnRecorder } from "./turn-recorder.ts";

/** Records the calls of tools that change something, so that each call runs once. */
export interface CallLedger {
  /** Stored before the call. `unknown`: an earlier process started the call and recorded no outcome. */
  intend(call: { turnId: string; callId: string; tool: string }): Promise<Intent>;
  /** Stored after the call. */
  recordOutcome(call: { turnId: string; callId: string; outcome: CallOutcome }): Promise<void>;
}

export type CallOutcome = { output: unknown } | { errorText: string };
export type Intent = { state: "new" } | { state: "unknown" } | { state: "known"; outcome: CallOutcome };

export interface ToolsToRun {
  turnId: string;
  personId: string;
  tools: readonly Tool[];
  ledger: CallLedger;
  recorder: TurnRecorder;
  signal: AbortSignal;
  log: BaseLogger;
}

/**
 * Runs the calls of the last step, one after the other. The error of a failed tool is returned to the model.
 */
export async function runTools(work: ToolsToRun): Promise<void> {
  const calls = work.recorder.turn.steps.at(-1)?.calls ?? [];
  for (const call of calls) {
    if (call.state !== "input-available") continue;
    work.signal.throwIfAborted();
    await runCall(work, call);
  }
}

async function runCall(work: ToolsToRun, call: ToolCall): Promise<void> {
  const { recorder, tools } = work;
  const tool = tools.find(({ name }) => name === call.name);
  const input = tool?.input.safeParse(call.input);
  if (!tool || !input?.success) {
    const errorText = tool ? `The input is not valid: ${input?.error?.message}` : "There is no such tool.";
    const { id: toolCallId, name: toolName } = call;
    return recorder.event({ type: "tool-input-error", toolCallId, toolName, input: call.input, errorText });
  }
  if (tool.access !== "read" && hasUnknownOutcome(recorder, tool))
    return recorder.event({ type: "tool-output-denied", toolCallId: call.id });
  const outcome = await once(work, tool, { ...call, input: input.data });
  if (outcome === "unknown")
    return recorder.event({ type: "data-outcome-unknown", data: { toolCallId: call.id } });
  if ("errorText" in outcome)
    return recorder.event({
      type: "tool-output-error",
      toolCallId: call.id,
      errorText: outcome.errorText,
    });
  recorder.event({ type: "tool-output-available", toolCallId: call.id, output: outcome.output });
}

/** The first call may have taken effect, so another call could silently repeat it. */
function hasUnknownOutcome({ turn }: TurnRecorder, { name }: Tool): boolean {
  return turn.steps.some(({ calls }) =>
    calls.some((call) => call.name === name && call.state === "outcome-unknown"),
  );
}

async function once(work: ToolsToRun, tool: Tool, call: ToolCall): Promise<CallOutcome | "unknown"> {
  const { turnId, ledger } = work;
  const callId = call.id;
  // Tools that only read may run again.
  if (tool.access === "read") return run(work, tool, call);
  const intent = await ledger.intend({ turnId, callId, tool: tool.name });
  if (intent.state === "unknown") return "unknown";
  if (intent.state === "known") return intent.outcome;
  const outcome = await run(work, tool, call);
  await ledger.recordOutcome({ turnId, callId, outcome });
  return outcome;
}

async function run(work: ToolsToRun, tool: Tool, call: ToolCall): Promise<CallOutcome> {
  const { turnId, personId, signal } = work;
  try {
    const output = await tool.run(call.input, {
      personId,
      idempotencyKey: `${turnId}/${call.id}`,
      signal,
    });
    return { output: output ?? null };
  } catch (error) {
    signal.throwIfAborted();
    work.log.warn({ err: error, tool: tool.name }, "a tool failed");
    return { errorText: error instanceof Error ? error.message : "The tool failed." };
  }
}
