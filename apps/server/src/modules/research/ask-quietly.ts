import type { z } from "zod";
import type { ModelCall, Usage } from "../../adapters/models/index.ts";
import {
  createTurnRecorder,
  NO_USAGE,
  StepFailed,
  type StepModel,
  type StepOutcome,
} from "../turns/index.ts";

export interface QuietAnswer<T> {
  /** Undefined if the model failed or answered in another form, twice. */
  value: T | undefined;
  used: Pick<StepOutcome, "modelId" | "usage">;
}

const MOST_TRIES = 2;

/** One model call whose text nobody sees; its usage counts towards the turn. */
export async function askQuietly(base: StepModel, call: ModelCall): Promise<StepOutcome & { text: string }> {
  const recorder = createTurnRecorder("quiet", { take: () => undefined });
  const outcome = await base.run(call, recorder);
  recorder.closeText();
  return { ...outcome, text: recorder.turn.steps.map(({ text }) => text).join("\n") };
}

/**
 * Asks for JSON, and once more if it can't be read. Never throws for a model that fails, because a deep search
 * goes on without it; an aborted call rejects.
 */
export async function askForJson<T>(
  base: StepModel,
  call: ModelCall,
  schema: z.ZodType<T>,
): Promise<QuietAnswer<T>> {
  let usage = NO_USAGE;
  let modelId = base.id;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      const answer = await askQuietly(base, call);
      usage = added(usage, answer.usage);
      modelId = answer.modelId;
      const value = readJson(answer.text, schema);
      if (value !== undefined) return { value, used: { modelId, usage } };
    } catch (error) {
      call.signal?.throwIfAborted();
      if (!(error instanceof StepFailed)) throw error;
      usage = added(usage, error.outcome.usage);
    }
  }
  return { value: undefined, used: { modelId, usage } };
}

/** Models put a code fence or a sentence around their JSON although the prompt forbids it. */
function readJson<T>(text: string, schema: z.ZodType<T>): T | undefined {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from < 0 || to < from) return undefined;
  try {
    const read = schema.safeParse(JSON.parse(text.slice(from, to + 1)));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

function added(a: Usage, b: Usage): Usage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    isEstimate: a.isEstimate || b.isEstimate,
  };
}
