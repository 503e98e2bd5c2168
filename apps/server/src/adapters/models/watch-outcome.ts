import { modelCalled } from "../metrics/index.ts";
import { startSpan } from "../tracing/index.ts";
import type { CallPurpose, Usage } from "./model-client.ts";
import { ModelError } from "./model-error.ts";
import type { ModelInfo } from "./model-info.ts";

/**
 * The outcome of one outside call. `usage` is absent for streams, because the reader of a stream records its
 * usage itself.
 */
export type OutboundOutcome = {
  model: ModelInfo;
  purpose: CallPurpose;
  personId: string | undefined;
  seconds: number;
} & ({ isAnswered: true; usage?: Usage | undefined } | { isAnswered: false; code: string });

/** Called after each call that was actually sent; must not block or throw. */
export type OnOutcome = ((outcome: OutboundOutcome) => void) | undefined;

type Watched = {
  model: ModelInfo;
  purpose: CallPurpose;
  personId?: string | undefined;
  signal?: AbortSignal | undefined;
};

export function watchOutcome(onOutcome: OnOutcome, { model, purpose, personId, signal }: Watched) {
  const started = performance.now();
  const span = startSpan({
    name: `${purpose} ${model.id}`,
    kind: "client",
    attributes: { "gen_ai.request.model": model.id, "metatron.purpose": purpose },
  });
  return async <Result>(calling: Promise<Result>, usageOf?: (result: Result) => Usage): Promise<Result> => {
    const facts = () => ({ model, purpose, personId, seconds: (performance.now() - started) / 1000 });
    try {
      const result = await calling;
      const usage = usageOf?.(result);
      if (usage) span.set(usageAttributes(usage));
      report({ ...facts(), isAnswered: true, usage });
      return result;
    } catch (error) {
      const code = error instanceof ModelError ? error.code : "internal";
      if (signal?.aborted || isAbort(error)) span.set({ "metatron.outcome": "stopped" });
      else span.fail(code);
      // An abort says nothing about the health of the model, and a refusal counts as an answer.
      if (code === "content_refused" || code === "context_too_long") report({ ...facts(), isAnswered: true });
      else if (!signal?.aborted && !isAbort(error)) report({ ...facts(), isAnswered: false, code });
      throw error;
    } finally {
      span.end();
    }
  };

  function report(outcome: OutboundOutcome) {
    onOutcome?.(outcome);
    modelCalled.publish({
      model: outcome.model.id,
      purpose: outcome.purpose,
      outcome: outcome.isAnswered ? "ok" : outcome.code,
      seconds: outcome.seconds,
    });
  }
}

const usageAttributes = ({ inputTokens, outputTokens }: Usage) => ({
  "gen_ai.usage.input_tokens": inputTokens,
  "gen_ai.usage.output_tokens": outputTokens,
});

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
