import { createAiSdkClient } from "./ai-sdk-client.ts";
import { createEmbedder } from "./embeddings.ts";
import { DEFAULT_TIMEOUTS, type Timeouts } from "./http-exchange.ts";
import type { FoundModel, ModelEntry, OutsideProvider } from "./model-info.ts";
import { discoverOllama, OLLAMA_DEFAULT_URL } from "./ollama.ts";
import { createOpenAiClient } from "./openai-client.ts";
import { discoverOpenAiModels } from "./openai-models.ts";
import type { OpenAiEndpoint } from "./openai-request.ts";
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
const GOOGLE_URL = "https://generativelanguage.googleapis.com/v1beta";
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
  return [
    openai && openAiSource(openai, usual("openai", OPENAI_MODELS), timeouts),
    azure && azureSource(azure, timeouts),
    google && aiSdkSource("google", google, usual("google", GOOGLE_MODELS), timeouts),
    anthropic && aiSdkSource("anthropic", anthropic, usual("anthropic", ANTHROPIC_MODELS), timeouts),
    ollama !== "off" && ollamaSource(ollama?.baseUrl ?? OLLAMA_DEFAULT_URL, timeouts),
  ].filter((source) => source !== undefined && source !== false);
}

function openAiSource(
  { apiKey, baseUrl, models }: NonNullable<ModelsConfig["openai"]>,
  usual: readonly string[],
  timeouts: Timeouts,
): ModelSource {
  const endpoint: OpenAiEndpoint = {
    dialect: baseUrl === undefined || new URL(baseUrl).host === "api.openai.com" ? "openai" : "compatible",
    baseUrl: baseUrl ?? OPENAI_URL,
    apiKey,
  };
  const client = createOpenAiClient({ endpoint, timeouts });
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

function azureSource(azure: NonNullable<ModelsConfig["azure"]>, timeouts: Timeouts): ModelSource {
  const { apiKey, baseUrl, apiVersion, deployments } = azure;
  const endpoint: OpenAiEndpoint = { dialect: "azure", baseUrl, apiKey, apiVersion };
  const embed = createEmbedder({ endpoint, timeouts });
  return { ...listed("azure", createOpenAiClient({ endpoint, timeouts }), deployments), embed };
}

function aiSdkSource(
  vendor: "google" | "anthropic",
  { apiKey, baseUrl, models }: NonNullable<ModelsConfig["google"]>,
  usual: readonly string[],
  timeouts: Timeouts,
): ModelSource {
  const client = createAiSdkClient({ vendor, apiKey, baseUrl, timeouts });
  const source = listed(vendor, client, models?.length ? models : usual);
  if (vendor !== "google") return source;
  // Google serves embeddings with OpenAI's protocol as well.
  const compatible = { dialect: "compatible", baseUrl: `${baseUrl ?? GOOGLE_URL}/openai`, apiKey } as const;
  return { ...source, embed: createEmbedder({ endpoint: compatible, timeouts }) };
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
    client: createOpenAiClient({ endpoint, timeouts: patient }),
    embed: createEmbedder({ endpoint, timeouts: patient }),
    list: discovery.list,
    state: () => (discovery.isKnown() ? "ok" : "absent"),
  };
}

function listed(provider: OutsideProvider, client: ProviderClient, ids: readonly string[]): ModelSource {
  const found = ids.map((id) => ({ id }));
  return { provider, client, list: () => found, state: () => "ok" };
}
