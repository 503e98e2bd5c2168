import type { Model } from "@metatron/contract/status/status";
import type { PathStep } from "../../../local-db/active-path.ts";

export interface ModelGroup {
  provider: string;
  models: Model[];
}

/** The text models, grouped by provider; the default's group first, demonstrations last. */
export function groupModels(models: readonly Model[], defaultId: string): ModelGroup[] {
  const writing = models.filter(({ images }) => !images);
  const groups = [...Map.groupBy(writing, ({ provider }) => provider)];
  const rank = ([, own]: (typeof groups)[number]) => {
    if (own.some(({ id }) => id === defaultId)) return 0;
    return own.every(({ demo }) => demo) ? 2 : 1;
  };
  return groups.sort((a, b) => rank(a) - rank(b)).map(([provider, own]) => ({ provider, models: own }));
}

export type ChosenModel =
  | { state: "chosen"; model: Model }
  /** The selected model is unavailable or no longer allowed; `model` answers instead. */
  | { state: "replaced"; model: Model; from: string }
  /** The list of models is not loaded, e.g. offline. */
  | { state: "unknown"; id: string | undefined };

export function chosenModel(
  list: { default: string; models: readonly Model[] } | undefined,
  wanted: string | undefined,
): ChosenModel {
  const writing = list?.models.filter(({ images }) => !images) ?? [];
  const found = writing.find(({ id }) => id === wanted);
  if (found) return { state: "chosen", model: found };
  const model = writing.find(({ id }) => id === list?.default) ?? writing[0];
  if (!model) return { state: "unknown", id: wanted };
  return wanted ? { state: "replaced", model, from: wanted } : { state: "chosen", model };
}

/**
 * Whether this model wrote an answer of the conversation. A question that is asked before the models are known is
 * stored with the product's default model, which nobody chose and nobody misses.
 */
export function hasAnswered(steps: readonly PathStep[], modelId: string): boolean {
  return steps.some(
    ({ message: { role, state, model } }) =>
      role === "assistant" && state === "complete" && model === modelId,
  );
}
