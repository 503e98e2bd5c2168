import type { ModelUse } from "@metatron/contract/budgets/budgets";
import type { ImageMaker } from "../../adapters/image-models/index.ts";
import type { ModelInfo, ModelRegistry, Speaker, Transcriber } from "../../adapters/models/index.ts";

export interface ConfiguredModel {
  info: ModelInfo;
  uses: ModelUse[];
}

export interface ModelHolders {
  models: Pick<ModelRegistry, "allModels" | "defaultFor">;
  media: {
    imageMaker: Pick<ImageMaker, "info">;
    speaker: Pick<Speaker, "info"> | undefined;
    transcriber: Pick<Transcriber, "info"> | undefined;
  };
}

/** Every outside model of this installation once, with all of its uses. */
export async function configuredModels({ models, media }: ModelHolders): Promise<ConfiguredModel[]> {
  const found = new Map<string, ConfiguredModel>();
  const add = (info: ModelInfo | undefined, use: ModelUse) => {
    if (!info) return;
    const known = found.get(info.id);
    if (known) known.uses.push(use);
    else found.set(info.id, { info, uses: [use] });
  };
  for (const { info, use } of await models.allModels()) add(info, use);
  add(media.imageMaker.info, "image");
  add(media.speaker?.info, "speech");
  add(media.transcriber?.info, "transcription");
  return [...found.values()];
}
