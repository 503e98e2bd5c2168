/** `compatible` is any other server with the same protocol: vLLM, LiteLLM, Gemini's own. */
export type OpenAiEndpoint =
  | { dialect: "openai" | "compatible"; baseUrl: string; apiKey?: string | undefined }
  | { dialect: "azure"; baseUrl: string; apiKey: string; apiVersion: string };

const REASONING_MODEL = /^(gpt-[5-9]|o\d)/;
const REASONING_HEADROOM_TOKENS = 4000;

export function keyHeader(endpoint: OpenAiEndpoint): Record<string, string> {
  if (endpoint.dialect === "azure") return { "api-key": endpoint.apiKey };
  return endpoint.apiKey ? { authorization: `Bearer ${endpoint.apiKey}` } : {};
}

export function underBase(baseUrl: string, path: string): URL {
  return new URL(`${baseUrl.replace(/(?<!\/)\/+$/, "")}/${path}`);
}

export function isReasoningModel(modelId: string): boolean {
  return REASONING_MODEL.test(modelId);
}

/** Reasoning tokens count towards the same limit: a title of twenty tokens would come back empty. */
export function withHeadroom(modelId: string, maxTokens: number): number {
  return maxTokens + (isReasoningModel(modelId) ? REASONING_HEADROOM_TOKENS : 0);
}
