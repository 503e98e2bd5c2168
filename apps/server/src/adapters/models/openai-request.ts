import type { ModelMessage } from "./model-client.ts";
import type { ClearedCall } from "./provider-client.ts";

/** `compatible` is any other server with the same protocol: vLLM, LiteLLM, Ollama, Gemini's own. */
export type OpenAiEndpoint =
  | { dialect: "openai" | "compatible"; baseUrl: string; apiKey?: string | undefined }
  | { dialect: "azure"; baseUrl: string; apiKey: string; apiVersion: string };

const REASONING_MODEL = /^(gpt-[5-9]|o\d)/;
const REASONING_HEADROOM_TOKENS = 4000;

export type OpenAiRequest = { headers: Record<string, string>; body: Buffer };

export function chatRequest(
  endpoint: OpenAiEndpoint,
  modelId: string,
  call: ClearedCall,
  mode: "stream" | "whole",
): OpenAiRequest {
  const body = Buffer.from(
    JSON.stringify({
      model: modelId,
      messages: [
        ...(call.system ? [{ role: "system", content: call.system }] : []),
        ...call.messages.map(toWireMessage),
      ],
      ...(mode === "stream" && { stream: true, stream_options: { include_usage: true } }),
      ...(call.online && { web_search_options: {} }),
      ...limitOf(endpoint, modelId, call.maxTokens),
    }),
  );
  return {
    headers: {
      ...keyHeader(endpoint),
      "content-type": "application/json",
      "content-length": String(body.length),
      accept: mode === "stream" ? "text/event-stream" : "application/json",
      "user-agent": "metatron",
    },
    body,
  };
}

export function keyHeader(endpoint: OpenAiEndpoint): Record<string, string> {
  if (endpoint.dialect === "azure") return { "api-key": endpoint.apiKey };
  return endpoint.apiKey ? { authorization: `Bearer ${endpoint.apiKey}` } : {};
}

export function underBase(baseUrl: string, path: string): URL {
  return new URL(`${baseUrl.replace(/(?<!\/)\/+$/, "")}/${path}`);
}

export function chatUrl(endpoint: OpenAiEndpoint, modelId: string): URL {
  if (endpoint.dialect !== "azure") return underBase(endpoint.baseUrl, "chat/completions");
  const path = `openai/deployments/${encodeURIComponent(modelId)}/chat/completions`;
  const url = underBase(endpoint.baseUrl, path);
  url.searchParams.set("api-version", endpoint.apiVersion);
  return url;
}

function toWireMessage({ role, content }: ModelMessage) {
  if (content.every((part) => part.type === "text")) {
    return { role, content: content.map((part) => part.text).join("\n\n") };
  }
  const parts = content.map((part) =>
    part.type === "text" ? part : { type: "image_url", image_url: { url: part.dataUrl } },
  );
  return { role, content: parts };
}

function limitOf(endpoint: OpenAiEndpoint, modelId: string, maxTokens: number | undefined) {
  if (maxTokens === undefined) return {};
  if (endpoint.dialect === "compatible") return { max_tokens: maxTokens };
  // Reasoning tokens count towards the same limit: a title of twenty tokens would come back empty.
  const headroom = REASONING_MODEL.test(modelId) ? REASONING_HEADROOM_TOKENS : 0;
  return { max_completion_tokens: maxTokens + headroom };
}
