import type { Timeouts } from "./http-exchange.ts";
import { estimateUsage, type ModelEvent, type Usage } from "./model-client.ts";
import { ModelError } from "./model-error.ts";
import { chatRequest, chatUrl, type OpenAiEndpoint } from "./openai-request.ts";
import { createOpenAiStreamReader, usageFrom, type WireUsage } from "./openai-stream.ts";
import type { ClearedCall, ProviderAnswer, ProviderClient } from "./provider-client.ts";
import { readGoodAnswer, readWhole } from "./provider-http.ts";

/** Chat completions of OpenAI, Azure OpenAI and every server with the same protocol. */
export function createOpenAiClient(options: {
  endpoint: OpenAiEndpoint;
  timeouts: Timeouts;
}): ProviderClient {
  const { endpoint, timeouts } = options;
  const urls = new Map<string, URL>();

  /** Must be referentially stable per model, because `exchange` caches parsed URLs by object. */
  function urlOf(modelId: string): URL {
    const url = urls.get(modelId) ?? chatUrl(endpoint, modelId);
    urls.set(modelId, url);
    return url;
  }

  async function stream(modelId: string, call: ClearedCall, onEvent: (event: ModelEvent) => void) {
    const reader = createOpenAiStreamReader(onEvent);
    const request = chatRequest(endpoint, modelId, call, "stream");
    await readGoodAnswer({
      ...request,
      url: urlOf(modelId),
      method: "POST",
      timeouts,
      signal: call.signal,
      onData: reader.feed,
    });
    const { reason, characters, usage } = reader.end();
    onEvent({ type: "usage", ...(usage ?? estimateUsage(call, characters)) });
    onEvent({ type: "finish", reason });
  }

  async function complete(modelId: string, call: ClearedCall): Promise<ProviderAnswer> {
    const request = chatRequest(endpoint, modelId, call, "whole");
    const sent = { ...request, url: urlOf(modelId), method: "POST", timeouts } as const;
    const body = await readWhole({ ...sent, signal: call.signal });
    const { text, usage } = readCompletion(body);
    return { text, usage: usage ?? estimateUsage(call, text.length) };
  }

  return { stream, complete };
}

type WireCompletion = {
  choices?: {
    message?: { content?: string | null; refusal?: string | null } | null;
    finish_reason?: string | null;
  }[];
  usage?: WireUsage | null;
};

function readCompletion(body: string): { text: string; usage: Usage | undefined } {
  const { choices, usage } = parseCompletion(body);
  const choice = choices?.[0];
  if (choice?.finish_reason === "content_filter") {
    throw new ModelError("content_refused", { reason: choice.finish_reason });
  }
  const text = choice?.message?.content || choice?.message?.refusal || "";
  if (text.trim() === "") throw new ModelError("empty_answer");
  return { text, usage: usage ? usageFrom(usage) : undefined };
}

function parseCompletion(body: string): WireCompletion {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    throw new ModelError("provider_broken_stream", { reason: "garbage" });
  }
}
