import { type LocalModel, openLocalModel } from "./local/local-model.ts";
import { LOCAL_PREFIX, localInfo, readModelFolder } from "./local/model-folder.ts";
import { describeModel, type ModelInfo, type OutsideProvider } from "./model-info.ts";
import type { ModelSource } from "./model-sources.ts";
import type { EmbedOptions, Outbound } from "./outbound.ts";

export type Embedded = { model: string; dimensions: number; vectors: number[][] };

export type EmbeddingModel = {
  modelId: string;
  info: ModelInfo;
  embed(texts: readonly string[], options: EmbedOptions): Promise<Embedded>;
  close(): Promise<void>;
};

const PREFIX = /^(openai|azure|google|ollama):(.+)$/;

/**
 * Finds the configured embedding model: in a local folder, at the provider that its prefix names, or at the
 * first provider that supports embeddings. Throws a `ModelFolderError` for a folder without a model.
 */
export function findEmbedder(
  configured: string | undefined,
  sources: readonly ModelSource[],
  outbound: Outbound,
): EmbeddingModel | undefined {
  if (!configured) return undefined;
  if (configured.startsWith(LOCAL_PREFIX))
    return localEmbedder(configured.slice(LOCAL_PREFIX.length), outbound);
  const { provider, modelId } = split(configured);
  const source = sources.find(
    (each) => each.embed !== undefined && (provider === undefined || each.provider === provider),
  );
  if (!source?.embed) return undefined;
  const info = describeModel(source.provider, { id: modelId });
  const embed = outbound.guardEmbedder(info, source.embed);
  return {
    modelId,
    info,
    embed: async (texts, options) => toEmbedded(modelId, texts.length > 0 ? await embed(texts, options) : []),
    close: async () => undefined,
  };
}

function localEmbedder(path: string, outbound: Outbound): EmbeddingModel {
  const folder = readModelFolder(path);
  const { modelId, prefixes } = folder;
  const info = localInfo(modelId);
  const local: LocalModel = openLocalModel(folder);
  return {
    modelId,
    info,
    async embed(texts, options) {
      const { kind = "passage" } = options;
      const isUrgent = kind === "query";
      const embed = outbound.guardEmbedder(info, (_id, cleared, signal) =>
        local.embed(cleared, { isUrgent, signal }),
      );
      const prefixed = texts.map((text) => `${prefixes[kind]}${text}`);
      return toEmbedded(modelId, texts.length > 0 ? await embed(prefixed, options) : []);
    },
    close: () => local.close(),
  };
}

const toEmbedded = (model: string, vectors: number[][]): Embedded => ({
  model,
  dimensions: vectors[0]?.length ?? 0,
  vectors,
});

function split(configured: string): { provider: OutsideProvider | undefined; modelId: string } {
  const [, provider, modelId] = PREFIX.exec(configured) ?? [];
  if (!provider || !modelId) return { provider: undefined, modelId: configured };
  // Safe: the pattern matches only names of providers.
  return { provider: provider as OutsideProvider, modelId };
}
