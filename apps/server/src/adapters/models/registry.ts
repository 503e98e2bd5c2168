import {
  createEmbeddedAnswerer,
  EMBEDDED_ANSWERER_ID,
  type EmbeddedAnswererOptions,
} from "./embedded-answerer.ts";
import { type Embedded, findEmbedder } from "./embedding-model.ts";
import { DEFAULT_TIMEOUTS, type Timeouts } from "./http-exchange.ts";
import { ModelFolderError } from "./local/model-folder.ts";
import type { ModelClient } from "./model-client.ts";
import { describeModel, type FoundModel, type ModelEntry, type ModelInfo, mayUse } from "./model-info.ts";
import { type ModelSource, type ModelsConfig, modelSources } from "./model-sources.ts";
import type { EmbedOptions, Outbound } from "./outbound.ts";
import { findReranker, type RerankOptions } from "./rerank-model.ts";
import { createTokenRatios } from "./token-ratio.ts";
import { type CallableModel, withFallback } from "./with-fallback.ts";

export type ModelRegistry = {
  /** The models that a person with these roles may use, in the order of the models file; never empty. */
  modelsFor(roles: readonly string[]): Promise<ModelInfo[]>;
  /** Every model of the providers, whichever roles may use it, and the embedding model. */
  allModels(): Promise<{ info: ModelInfo; use: "chat" | "embedding" }[]>;
  defaultFor(roles: readonly string[]): Promise<ModelInfo>;
  /** Undefined if the model does not exist or these roles may not use it. */
  resolve(modelId: string, roles: readonly string[]): Promise<ResolvedModel | undefined>;
  /** The id of the configured embedding model; undefined where there is none. */
  embeddingModel: string | undefined;
  /** Texts as vectors, in the same order; undefined where no embedding model is configured. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Embedded | undefined>;
  /** The id of the configured rerank model; undefined if there is none. */
  rerankModel: string | undefined;
  /** The relevance of each document to the query; undefined if no rerank model is configured. */
  rerank(
    query: string,
    documents: readonly string[],
    options?: RerankOptions,
  ): Promise<(number | undefined)[] | undefined>;
  /** Why configured search models can't be used, in sentences for the operator. */
  searchProblems: readonly string[];
  /**
   * `off`: nothing is configured and the embedded answerer is used; `down`: a provider did not list its
   * models.
   */
  state(): Promise<"ok" | "down" | "off">;
  /** Ends the threads of local models. */
  close(): Promise<void>;
};

export type ResolvedModel = ModelClient & {
  info: ModelInfo;
  /** Measured from the provider's token counts; used to fit prompts into the limit. */
  charactersPerToken?: number;
};

export type RegistryOptions = {
  config: ModelsConfig;
  outbound: Outbound;
  embedded?: EmbeddedAnswererOptions;
  timeouts?: Timeouts;
  /**
   * Whether administrators have disabled the model for people with these roles; checked for every question.
   */
  isOff?: (modelId: string, roles: readonly string[]) => boolean;
};

export function createModelRegistry({
  config,
  outbound,
  embedded,
  timeouts,
  isOff = () => false,
}: RegistryOptions): ModelRegistry {
  const sources = modelSources(config, timeouts);
  const answerer = createEmbeddedAnswerer(embedded);
  const ratios = createTokenRatios();
  const searchProblems: string[] = [];
  const embedder = usable("EMBEDDING_MODEL", config.embeddingModel, {
    find: () => findEmbedder(config.embeddingModel, sources, outbound),
    missing: "no configured provider can make vectors",
  });
  const reranker = usable("RERANK_MODEL", config.rerank?.model, {
    find: () =>
      findReranker(config.rerank, {
        outbound,
        timeouts: timeouts ?? DEFAULT_TIMEOUTS,
        entries: config.entries ?? [],
      }),
    missing: "RERANK_BASE_URL is missing",
  });
  let lists: (readonly FoundModel[])[] = [];
  let catalog: readonly CallableModel[] = [];

  /** Rebuilt only when a provider's list has changed. */
  async function currentCatalog(): Promise<readonly CallableModel[]> {
    const found = await Promise.all(sources.map((source) => source.list()));
    if (found.length !== lists.length || found.some((list, index) => list !== lists[index])) {
      lists = found;
      catalog = buildCatalog({ sources, lists, entries: config.entries ?? [], outbound });
    }
    return catalog;
  }

  async function allowedFor(roles: readonly string[]): Promise<CallableModel[]> {
    const allowed = (await currentCatalog()).filter(
      ({ info }) => mayUse(info, roles) && !isOff(info.id, roles),
    );
    return allowed.length > 0 ? allowed : [answerer];
  }

  function usable<Model>(
    setting: string,
    value: string | undefined,
    { find, missing }: { find: () => Model | undefined; missing: string },
  ): Model | undefined {
    if (value === undefined) return undefined;
    try {
      const found = find();
      if (!found) searchProblems.push(`${setting} is ${value}, but ${missing}.`);
      return found;
    } catch (error) {
      if (!(error instanceof ModelFolderError)) throw error;
      searchProblems.push(`${setting} is ${value}, but ${error.message}`);
      return undefined;
    }
  }

  return {
    async modelsFor(roles) {
      return (await allowedFor(roles)).map(({ info }) => info);
    },
    async allModels() {
      const chatting = (await currentCatalog()).map(({ info }) => ({ info, use: "chat" as const }));
      return embedder ? [...chatting, { info: embedder.info, use: "embedding" as const }] : chatting;
    },
    async defaultFor(roles) {
      const allowed = await allowedFor(roles);
      const preferred = allowed.find(({ info }) => info.id === config.defaultModel);
      return (preferred ?? allowed[0] ?? answerer).info;
    },
    async resolve(modelId, roles) {
      const allowed = await allowedFor(roles);
      const model = allowed.find(({ info }) => info.id === modelId);
      if (!model) return undefined;
      const second = [...allowed, answerer].find(({ info }) => info.id === model.info.fallback);
      const client = second && second !== model ? withFallback(model, second) : model.client;
      const { info } = model;
      return { info, charactersPerToken: ratios.of(info.id), ...ratios.measured(info.id, client) };
    },
    embeddingModel: embedder?.modelId,
    async embed(texts, options = {}) {
      return embedder?.embed(texts, options);
    },
    rerankModel: reranker?.modelId,
    async rerank(query, documents, options = {}) {
      return reranker?.rerank(query, documents, options);
    },
    searchProblems,
    async close() {
      await Promise.all([embedder?.close(), reranker?.close()]);
    },
    async state() {
      if ((await currentCatalog()).length === 0 && sources.every((source) => source.state() === "absent"))
        return "off";
      return sources.some((source) => source.state() === "down") ? "down" : "ok";
    },
  };
}

type Building = {
  sources: readonly ModelSource[];
  lists: readonly (readonly FoundModel[])[];
  entries: readonly ModelEntry[];
  outbound: Outbound;
};

/**
 * The entries of the models file first, then the other models of the providers. A duplicate id belongs to the
 * first provider.
 */
function buildCatalog({ sources, lists, entries, outbound }: Building): CallableModel[] {
  const catalog = new Map<string, CallableModel>();
  const add = (source: ModelSource, found: FoundModel, entry?: ModelEntry) => {
    if (catalog.has(found.id) || found.id === EMBEDDED_ANSWERER_ID) return;
    const info = describeModel(source.provider, found, entry);
    catalog.set(info.id, { info, client: outbound.guard(info, source.client) });
  };

  for (const entry of entries) {
    const place = sources.findIndex((source, index) => {
      if (entry.provider) return source.provider === entry.provider;
      return lists[index]?.some(({ id }) => id === entry.id);
    });
    const source = sources[place];
    if (!source) continue;
    const found = lists[place]?.find(({ id }) => id === entry.id);
    // Naming a local model in the models file does not install it.
    if (!found && source.provider === "ollama") continue;
    add(source, found ?? { id: entry.id }, entry);
  }
  for (const [index, source] of sources.entries()) {
    for (const found of lists[index] ?? []) add(source, found);
  }
  return [...catalog.values()];
}
