import type { CallPurpose, Usage } from "./model-client.ts";
import { ModelError } from "./model-error.ts";
import type { ModelInfo } from "./model-info.ts";

/** What came of one outside call. `usage` is told where nobody else counts it: a stream's reader does so itself. */
export type OutboundOutcome = {
  model: ModelInfo;
  purpose: CallPurpose;
  personId: string | undefined;
  seconds: number;
} & ({ isAnswered: true; usage?: Usage | undefined } | { isAnswered: false; code: string });

/** Told after each call that really left; must not wait or throw. */
export type OnOutcome = ((outcome: OutboundOutcome) => void) | undefined;

type Watched = {
  model: ModelInfo;
  purpose: CallPurpose;
  personId?: string | undefined;
  signal?: AbortSignal | undefined;
};

export function watchOutcome(onOutcome: OnOutcome, { model, purpose, personId, signal }: Watched) {
  const started = performance.now();
  return async <Result>(calling: Promise<Result>, usageOf?: (result: Result) => Usage): Promise<Result> => {
    if (!onOutcome) return calling;
    const facts = () => ({ model, purpose, personId, seconds: (performance.now() - started) / 1000 });
    try {
      const result = await calling;
      onOutcome({ ...facts(), isAnswered: true, usage: usageOf?.(result) });
      return result;
    } catch (error) {
      const code = error instanceof ModelError ? error.code : "internal";
      // Whoever stopped it learned nothing about the model, and a refusal is an answer too.
      if (code === "content_refused" || code === "context_too_long")
        onOutcome({ ...facts(), isAnswered: true });
      else if (!signal?.aborted && !isAbort(error)) onOutcome({ ...facts(), isAnswered: false, code });
      throw error;
    }
  };
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
