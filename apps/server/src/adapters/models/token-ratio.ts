import { charactersOf, type ModelCall, type ModelClient, type ModelEvent } from "./model-client.ts";

/**
 * Used until a provider has reported a count: the ratio of o200k and the Llama tokenizers for Spanish prose
 * with tables, rounded down.
 */
export const CAUTIOUS_CHARACTERS_PER_TOKEN = 3.2;
/** A provider that omits cached tokens or reports zero would make prompts look shorter than they are. */
const PLAUSIBLE = { from: 1.5, to: 6 };
const MOST_TRUSTED = 4.5;
/** In a short prompt most tokens are the provider's own framing. */
const LEAST_CHARACTERS = 2000;
const NEWEST_WEIGHT = 0.2;

/** Characters per token of each model, measured from its provider's counts. */
export interface TokenRatios {
  of(modelId: string): number;
  /** Wraps a client to record its provider's token counts. */
  measured(modelId: string, client: ModelClient): ModelClient;
}

export function createTokenRatios(): TokenRatios {
  const ratios = new Map<string, number>();

  function learn(modelId: string, characters: number, tokens: number) {
    if (characters < LEAST_CHARACTERS || tokens <= 0) return;
    const counted = characters / tokens;
    if (counted < PLAUSIBLE.from || counted > PLAUSIBLE.to) return;
    const seen = Math.min(counted, MOST_TRUSTED);
    const known = ratios.get(modelId);
    ratios.set(modelId, known === undefined ? seen : known + NEWEST_WEIGHT * (seen - known));
  }

  return {
    of: (modelId) => ratios.get(modelId) ?? CAUTIOUS_CHARACTERS_PER_TOKEN,
    measured: (modelId, client) => ({
      complete: client.complete,
      stream(call) {
        if (hasImages(call)) return client.stream(call);
        let isOther = false;
        const onEvent = (event: ModelEvent) => {
          if (event.type === "text") return call.onEvent(event);
          // The usage was counted by the tokenizer of the fallback model.
          if (event.type === "fallback") isOther = true;
          if (event.type === "usage" && !event.isEstimate && !isOther)
            learn(modelId, charactersOf(call), event.inputTokens);
          call.onEvent(event);
        };
        return client.stream({ ...call, onEvent });
      },
    }),
  };
}

/** Images cost tokens, but have no characters. */
const hasImages = ({ messages }: ModelCall) =>
  messages.some(({ content }) => content.some((part) => part.type === "image"));
