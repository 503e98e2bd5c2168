import type { FinishReason } from "@metatron/contract/chat/constants";
import {
  estimateUsage,
  type ModelCall,
  type ModelEvent,
  type ProviderState,
  type ResolvedModel,
  type Usage,
} from "../../adapters/models/index.ts";
import type { TurnLimitKind } from "./turn-limits.ts";
import type { TurnRecorder } from "./turn-recorder.ts";

export interface StepOutcome {
  modelId: string;
  usage: Usage;
  finishReason: Extract<FinishReason, "stop" | "length">;
  /** What the provider wants back with the results of the step's calls. */
  providerState?: ProviderState | undefined;
}

/**
 * Thrown by a step that failed, with its usage so far: text that a model wrote before it failed is paid for.
 */
export class StepFailed extends Error {
  override name = "StepFailed";
  readonly outcome: StepOutcome;

  constructor(cause: unknown, outcome: StepOutcome) {
    super("A step failed.", { cause });
    this.outcome = outcome;
  }
}

/** Writes the steps of a turn: a language model, or its replacement, such as an image generator. */
export interface StepModel {
  id: string;
  takesTools: boolean;
  /**
   * Runs one step and records it while it is written; rejects with `StepFailed`. `reached`: the limit because
   * of which the step is the last one.
   */
  run(call: ModelCall, recorder: TurnRecorder, reached?: TurnLimitKind): Promise<StepOutcome>;
}

export const stepModel = (model: ResolvedModel): StepModel => ({
  id: model.info.id,
  takesTools: model.info.tools ?? false,
  run: (call, recorder) => runStep(model, call, recorder),
});

const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, isEstimate: false };

/** Runs one model call and streams its parts. Its tool calls are in the recorder's turn afterwards. */
async function runStep(model: ResolvedModel, call: ModelCall, recorder: TurnRecorder): Promise<StepOutcome> {
  let modelId = model.info.id;
  let usage: Usage | undefined;
  let providerState: ProviderState | undefined;
  let finishReason: StepOutcome["finishReason"] = "stop";
  let written = 0;
  const begun = new Set<string>();
  // Some providers restart their call ids in each answer, but a call id must be unique within a turn.
  const step = recorder.turn.steps.length;
  const callIdOf = (id: string) => `${step}-${id}`;

  function take(event: ModelEvent) {
    switch (event.type) {
      case "text":
        written += event.text.length;
        return recorder.text(event.text);
      case "reasoning":
        return recorder.reasoning(event.text);
      case "tool-input":
        recorder.closeText();
        if (!begun.has(event.id))
          recorder.event({ type: "tool-input-start", toolCallId: callIdOf(event.id), toolName: event.name });
        begun.add(event.id);
        return recorder.event({
          type: "tool-input-delta",
          toolCallId: callIdOf(event.id),
          inputTextDelta: event.delta,
        });
      case "tool-call":
        recorder.closeText();
        return recorder.event({
          type: "tool-input-available",
          toolCallId: callIdOf(event.id),
          toolName: event.name,
          input: event.input,
        });
      case "provider-state":
        providerState = event.state;
        return;
      case "source":
        return recorder.event(sourceOf(event, recorder));
      case "fallback":
        modelId = event.to;
        return recorder.event({
          type: "data-notice",
          data: { kind: "model_stepped_in", from: event.from, to: event.to },
        });
      case "usage":
        usage = event;
        return;
      case "finish":
        finishReason = event.reason;
    }
  }

  const outcome = (counted: Usage): StepOutcome => ({
    modelId,
    usage: usage ?? counted,
    finishReason,
    providerState,
  });
  try {
    await model.stream({ ...call, onEvent: take });
    return outcome(estimateUsage(call, written));
  } catch (error) {
    // A call that was refused or failed before its first token is not billed; a call that a person stopped
    // is.
    const wasInVain = written === 0 && !call.signal?.aborted;
    throw new StepFailed(error, outcome(wasInVain ? NO_USAGE : estimateUsage(call, written)));
  }
}

function sourceOf({ url, title }: { url: string; title?: string | undefined }, { turn }: TurnRecorder) {
  return {
    type: "source-url" as const,
    sourceId: `url-${turn.urls.length + 1}`,
    url,
    title: title ?? url,
  };
}
