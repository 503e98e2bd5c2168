import { createAnthropicClient } from "./anthropic/anthropic-client.ts";
import { createEmbedder } from "./embeddings.ts";
import { createGeminiClient, GEMINI_DEFAULT_URL } from "./gemini/gemini-client.ts";
import { DEFAULT_TIMEOUTS, type Timeouts } from "./http-exchange.ts";
import type { FoundModel, ModelEntry, OutsideProvider } from "./model-info.ts";
import { discoverOllama, OLLAMA_DEFAULT_URL } from "./ollama/discover-models.ts";
import { createOllamaClient } from "./ollama/ollama-client.ts";
import { createChatClient } from "./openai/chat-client.ts";
import { discoverOpenAiModels } from "./openai/discover-models.ts";
import type { OpenAiEndpoint } from "./openai/endpoint.ts";
import { createResponsesClient } from "./openai/responses-client.ts";
import type { ProviderClient, ProviderEmbedder } from "./provider-client.ts";

type Ids = readonly string[] | undefined;

export type ModelsConfig = {
  openai?: { apiKey?: string | undefined; baseUrl?: string | undefined; models?: Ids } | undefined;
  azure?: { apiKey: string; baseUrl: string; apiVersion: string; deployments: readonly string[] } | undefined;
  google?: { apiKey: string; baseUrl?: string | undefined; models?: Ids } | undefined;
  anthropic?: { apiKey: string; baseUrl?: string | undefined; models?: Ids } | undefined;
  /** Searched on this machine unless a URL or `off` is given. */
  ollama?: { baseUrl?: string | undefined } | "off" | undefined;
  /** The entries of the models file, in display order. */
  entries?: readonly ModelEntry[] | undefined;
  defaultModel: string;
  /**
   * A model id, with the prefix `provider:` unless it is at the first configured provider, or `local:` and a
   * folder.
   */
  embeddingModel?: string | undefined;
  /** `model` is an id at the service of `baseUrl`, or `local:` and a folder. */
  rerank?: { model: string; baseUrl?: string | undefined; apiKey?: string | undefined } | undefined;
};

/** One provider: how to call it and which models it has. */
export type ModelSource = {
  provider: OutsideProvider;
  client: ProviderClient;
  embed?: ProviderEmbedder;
  list(): Promise<readonly FoundModel[]> | readonly FoundModel[];
  /**
   * Whether the models are known. `absent`: a service that is neither configured nor running, which is not an
   * error.
   */
  state(): "ok" | "down" | "absent";
};

const OPENAI_URL = "https://api.openai.com/v1";
const OPENAI_MODELS = ["gpt-5", "gpt-5-mini"];
const GOOGLE_MODELS = ["gemini-pro-latest", "gemini-flash-latest"];
const ANTHROPIC_MODELS = ["claude-sonnet-5-5", "claude-haiku-5-5"];
/** Ollama loads a model from disk before its first token. */
const OLLAMA_FIRST_BYTE_MS = 300_000;

export function modelSources(config: ModelsConfig, timeouts: Timeouts = DEFAULT_TIMEOUTS): ModelSource[] {
  const { openai, azure, google, anthropic, ollama, entries = [] } = config;
  // If the models file names models of a provider, the defaults of that provider are not offered.
  const usual = (provider: OutsideProvider, ids: readonly string[]) =>
    entries.some((entry) => entry.provider === provider) ? [] : ids;
  const responses = new Set(entries.filter(({ api }) => api === "responses").map(({ id }) => id));
  return [
    openai && openAiSource(openai, { usual: usual("openai", OPENAI_MODELS), responses, timeouts }),
    azure && azureSource(azure, { responses, timeouts }),
    google && googleSource(google, usual("google", GOOGLE_MODELS), timeouts),
    anthropic && anthropicSource(anthropic, usual("anthropic", ANTHROPIC_MODELS), timeouts),
    ollama !== "off" && ollamaSource(ollama?.baseUrl ?? OLLAMA_DEFAULT_URL, timeouts),
  ].filter((source) => source !== undefined && source !== false);
}

/** `responses`: the ids of the models that are called by the Responses API. */
type OpenAiOptions = { responses: ReadonlySet<string>; timeouts: Timeouts };

function openAiSource(
  { apiKey, baseUrl, models }: NonNullable<ModelsConfig["openai"]>,
  { usual, responses, timeouts }: OpenAiOptions & { usual: readonly string[] },
): ModelSource {
  const endpoint: OpenAiEndpoint = {
    dialect: baseUrl === undefined || new URL(baseUrl).host === "api.openai.com" ? "openai" : "compatible",
    baseUrl: baseUrl ?? OPENAI_URL,
    apiKey,
  };
  const client = openAiClient(endpoint, { responses, timeouts });
  const embed = createEmbedder({ endpoint, timeouts });
  if (models?.length || baseUrl === undefined) {
    return { ...listed("openai", client, models?.length ? models : usual), embed };
  }
  const discovery = discoverOpenAiModels(endpoint);
  return {
    provider: "openai",
    client,
    embed,
    list: discovery.list,
    state: () => (discovery.isKnown() ? "ok" : "down"),
  };
}

/** One provider, two protocols: the models file chooses the protocol of each model. */
function openAiClient(endpoint: OpenAiEndpoint, { responses, timeouts }: OpenAiOptions): ProviderClient {
  const chat = createChatClient({ endpoint, timeouts });
  if (responses.size === 0) return chat;
  const other = createResponsesClient({ endpoint, timeouts });
  const clientOf = (modelId: string) => (responses.has(modelId) ? other : chat);
  return {
    stream: (modelId, call, onEvent) => clientOf(modelId).stream(modelId, call, onEvent),
    complete: (modelId, call) => clientOf(modelId).complete(modelId, call),
  };
}

function azureSource(azure: NonNullable<ModelsConfig["azure"]>, options: OpenAiOptions): ModelSource {
  const { timeouts } = options;
  const { apiKey, baseUrl, apiVersion, deployments } = azure;
  const endpoint: OpenAiEndpoint = { dialect: "azure", baseUrl, apiKey, apiVersion };
  const embed = createEmbedder({ endpoint, timeouts });
  return { ...listed("azure", openAiClient(endpoint, options), deployments), embed };
}

function googleSource(
  { apiKey, baseUrl, models }: NonNullable<ModelsConfig["google"]>,
  usual: readonly string[],
  timeouts: Timeouts,
): ModelSource {
  const client = createGeminiClient({ apiKey, baseUrl, timeouts });
  // Google serves embeddings with OpenAI's protocol as well.
  const compatible = `${baseUrl ?? GEMINI_DEFAULT_URL}/openai`;
  const embed = createEmbedder({
    endpoint: { dialect: "compatible", baseUrl: compatible, apiKey },
    timeouts,
  });
  return { ...listed("google", client, models?.length ? models : usual), embed };
}

function anthropicSource(
  { apiKey, baseUrl, models }: NonNullable<ModelsConfig["anthropic"]>,
  usual: readonly string[],
  timeouts: Timeouts,
): ModelSource {
  const client = createAnthropicClient({ apiKey, baseUrl, timeouts });
  return listed("anthropic", client, models?.length ? models : usual);
}

function ollamaSource(baseUrl: string, timeouts: Timeouts): ModelSource {
  const endpoint: OpenAiEndpoint = {
    dialect: "compatible",
    baseUrl: `${baseUrl.replace(/(?<!\/)\/+$/, "")}/v1`,
  };
  const patient = { ...timeouts, firstByteMs: Math.max(timeouts.firstByteMs, OLLAMA_FIRST_BYTE_MS) };
  const discovery = discoverOllama({ baseUrl });
  // Started without awaiting, so that the first person does not wait for the discovery.
  void discovery.list();
  return {
    provider: "ollama",
    client: createOllamaClient({ baseUrl, timeouts: patient }),
    embed: createEmbedder({ endpoint, timeouts: patient }),
    list: discovery.list,
    state: () => (discovery.isKnown() ? "ok" : "absent"),
  };
}

function listed(provider: OutsideProvider, client: ProviderClient, ids: readonly string[]): ModelSource {
  const found = ids.map((id) => ({ id }));
  return { provider, client, list: () => found, state: () => "ok" };
}
