import type { ModelCall, ModelClient, ModelEvent } from "./model-client.ts";
import { ModelError } from "./model-error.ts";
import type { ModelInfo } from "./model-info.ts";

export type CallableModel = { info: ModelInfo; client: ModelClient };

/** The second model answers where the first fails before its first token; afterwards two answers would be mixed. */
export function withFallback(first: CallableModel, second: CallableModel): ModelClient {
  return {
    async stream(call) {
      let hasBegun = false;
      const onEvent = (event: ModelEvent) => {
        hasBegun = true;
        call.onEvent(event);
      };
      try {
        await first.client.stream({ ...call, onEvent });
      } catch (error) {
        if (hasBegun || !mayStepIn(error, second.info, call)) throw error;
        call.onEvent({ type: "fallback", from: first.info.id, to: second.info.id });
        await second.client.stream(call);
      }
    },
    async complete(call) {
      try {
        return await first.client.complete(call);
      } catch (error) {
        if (!mayStepIn(error, second.info, call)) throw error;
        return await second.client.complete(call);
      }
    },
  };
}

function mayStepIn(error: unknown, second: ModelInfo, call: ModelCall): boolean {
  // A refusal by a check or a person's stop is no failure of the model's.
  if (!(error instanceof ModelError) || call.signal?.aborted) return false;
  // What one provider refused is not offered to the next; what is too long is shortened by whoever asks.
  if (error.code === "content_refused" || error.code === "context_too_long") return false;
  return second.vision || !hasImages(call);
}

function hasImages({ messages }: ModelCall): boolean {
  return messages.some(({ content }) => content.some((part) => part.type === "image"));
}
