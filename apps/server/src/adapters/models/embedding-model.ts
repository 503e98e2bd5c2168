import type { EmbedOptions, Outbound } from "./before-leaving.ts";
import { describeModel, type ModelInfo, type OutsideProvider } from "./model-info.ts";
import type { ModelSource } from "./model-sources.ts";

export type Embedded = { model: string; dimensions: number; vectors: number[][] };

export type EmbeddingModel = {
  modelId: string;
  info: ModelInfo;
  embed(texts: readonly string[], options: EmbedOptions): Promise<Embedded>;
};

const PREFIX = /^(openai|azure|google|ollama):(.+)$/;

/** The configured model at the provider that its prefix names, or at the first one that can embed. */
export function findEmbedder(
  configured: string | undefined,
  sources: readonly ModelSource[],
  outbound: Outbound,
): EmbeddingModel | undefined {
  if (!configured) return undefined;
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
    async embed(texts, options) {
      const vectors = texts.length > 0 ? await embed(texts, options) : [];
      return { model: modelId, dimensions: vectors[0]?.length ?? 0, vectors };
    },
  };
}

function split(configured: string): { provider: OutsideProvider | undefined; modelId: string } {
  const [, provider, modelId] = PREFIX.exec(configured) ?? [];
  if (!provider || !modelId) return { provider: undefined, modelId: configured };
  // The pattern names only providers.
  return { provider: provider as OutsideProvider, modelId };
}
