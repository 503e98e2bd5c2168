import type { ModelCall, ModelClient, ModelEvent } from "./model-client.ts";
import { ModelError } from "./model-error.ts";
import type { ModelInfo } from "./model-info.ts";
import { withoutTools } from "./without-tools.ts";

export type CallableModel = { info: ModelInfo; client: ModelClient };

/**
 * The second model answers if the first fails before its first token. Later a fallback would mix two answers.
 */
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
        if (hasBegun || !canFallBack(error, second.info, call)) throw error;
        call.onEvent({ type: "fallback", from: first.info.id, to: second.info.id });
        await second.client.stream(withoutTools(call, second.info));
      }
    },
    async complete(call) {
      try {
        return await first.client.complete(call);
      } catch (error) {
        if (!canFallBack(error, second.info, call)) throw error;
        return await second.client.complete(withoutTools(call, second.info));
      }
    },
  };
}

function canFallBack(error: unknown, second: ModelInfo, call: ModelCall): boolean {
  // A refused outbound check or an abort by the person is not a failure of the model.
  if (!(error instanceof ModelError) || call.signal?.aborted) return false;
  // Content that one provider refused is not sent to another, and a prompt that is too long is shortened by
  // the caller.
  if (error.code === "content_refused" || error.code === "context_too_long") return false;
  return second.vision || !hasImages(call);
}

function hasImages({ messages }: ModelCall): boolean {
  return messages.some(({ content }) => content.some((part) => part.type === "image"));
}
