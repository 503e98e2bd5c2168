import { charactersOf, type ModelCall, type ModelClient, type ModelEvent } from "./model-client.ts";

/** Until a provider has counted: what o200k and the Llama tokenizers make of Spanish prose with tables, rounded down. */
export const CAUTIOUS_CHARACTERS_PER_TOKEN = 3.2;
/** A provider that leaves cached tokens out of its count, or counts nothing, would make prompts look shorter than they are. */
const PLAUSIBLE = { from: 1.5, to: 6 };
const MOST_TRUSTED = 4.5;
/** A short prompt is mostly the frame that a provider puts around it. */
const LEAST_CHARACTERS = 2000;
const NEWEST_WEIGHT = 0.2;

/** Characters per token of each model, measured from what its provider counted. */
export interface TokenRatios {
  of(modelId: string): number;
  /** The same client; what its provider counts of a prompt is remembered. */
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
          // Counted by the tokenizer of the model that stepped in.
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

/** Pictures cost tokens and no characters. */
const hasImages = ({ messages }: ModelCall) =>
  messages.some(({ content }) => content.some((part) => part.type === "image"));
