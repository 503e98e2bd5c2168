import type { ModelCall, ModelEvent, Usage } from "./model-client.ts";

declare const cleared: unique symbol;

/**
 * A call that passed every outbound check. Only `outbound.ts` creates one, and a provider's client
 * accepts nothing else, so a call that skips the checks does not compile.
 */
export type ClearedCall = Pick<
  ModelCall,
  "system" | "messages" | "tools" | "steps" | "maxTokens" | "online" | "signal"
> & {
  [cleared]: true;
};

/** Texts to be embedded, after the same checks. */
export type ClearedTexts = readonly string[] & { [cleared]: true };

/** One vector for each text, in the same order. */
export type ProviderEmbedder = (
  modelId: string,
  texts: ClearedTexts,
  signal: AbortSignal | undefined,
) => Promise<number[][]>;

export type ProviderAnswer = { text: string; usage: Usage };

export type ProviderClient = {
  stream(modelId: string, call: ClearedCall, onEvent: (event: ModelEvent) => void): Promise<void>;
  complete(modelId: string, call: ClearedCall): Promise<ProviderAnswer>;
};
