import { createModelRegistry, type ModelRegistry, type Outbound } from "../src/adapters/models/index.ts";
import { startAnthropicStandIn } from "./stand-ins/anthropic.ts";
import { startGoogleStandIn } from "./stand-ins/google.ts";
import { startOllamaStandIn } from "./stand-ins/ollama.ts";
import { startOpenAiStandIn } from "./stand-ins/openai.ts";

/** A model that takes tools for each protocol. */
export const TOOL_MODELS = {
  "chat completions": "gpt-5",
  responses: "gpt-5-mini",
  azure: "gpt-5-nano",
  anthropic: "claude-sonnet-5-5",
  gemini: "gemini-flash-latest",
  ollama: "qwen3:8b",
} as const;
export type ToolProtocol = keyof typeof TOOL_MODELS;

export interface ProviderStandIns {
  models(outbound: Outbound): ModelRegistry;
  /** The bodies of the requests so far, oldest first; titles are left out. */
  sent(protocol: ToolProtocol): Record<string, unknown>[];
  close(): Promise<void>;
}

/** All providers at once, each with a model that takes tools. */
export async function startProviderStandIns(): Promise<ProviderStandIns> {
  const [openai, azure, google, anthropic, ollama] = await Promise.all([
    startOpenAiStandIn(),
    startOpenAiStandIn(),
    startGoogleStandIn(),
    startAnthropicStandIn(),
    startOllamaStandIn({
      models: [{ name: TOOL_MODELS.ollama, capabilities: ["completion", "tools", "thinking"] }],
    }),
  ]);
  const requestsOf = {
    "chat completions": openai.requests,
    responses: openai.requests,
    azure: azure.requests,
    anthropic: anthropic.requests,
    gemini: google.requests,
    ollama: ollama.requests,
  } satisfies Record<ToolProtocol, unknown>;
  return {
    models: (outbound) =>
      createModelRegistry({
        outbound,
        config: {
          openai: { baseUrl: openai.baseUrl, models: [TOOL_MODELS["chat completions"]] },
          azure: {
            apiKey: "k",
            baseUrl: azure.baseUrl.replace("/v1", ""),
            apiVersion: "2026-01-01",
            deployments: [TOOL_MODELS.azure],
          },
          google: { apiKey: "k", baseUrl: google.baseUrl, models: [TOOL_MODELS.gemini] },
          anthropic: { apiKey: "k", baseUrl: anthropic.baseUrl, models: [TOOL_MODELS.anthropic] },
          ollama: { baseUrl: ollama.baseUrl },
          entries: [
            { id: TOOL_MODELS.responses, provider: "openai", api: "responses" },
            // Models on our own machines receive personal data unless the models file says otherwise.
            { id: TOOL_MODELS.ollama, provider: "ollama", personalData: "mask" },
          ],
          defaultModel: TOOL_MODELS["chat completions"],
        },
      }),
    sent: (protocol) =>
      requestsOf[protocol]
        .filter(({ path, body }) =>
          protocol === "gemini"
            ? path.includes(":stream")
            : body.stream === true && path.endsWith("/responses") === (protocol === "responses"),
        )
        .map(({ body }) => body),
    async close() {
      await Promise.all([openai, azure, google, anthropic, ollama].map((standIn) => standIn.close()));
    },
  };
}
