import { MIN_COMPARED_MODELS } from "@metatron/contract/comparisons/constants";
import type { TemporaryMode } from "@metatron/contract/temporary/constants";
import type { ModelInfo } from "../../adapters/models/index.ts";

interface Person {
  /** The models that the person may use. */
  models: readonly Pick<ModelInfo, "demo" | "images">[];
  temporary: TemporaryMode;
}

/** Columns are stored, so that people who must have temporary conversations compare nothing. */
export function mayCompare(
  { areComparisonsAllowed }: { areComparisonsAllowed: boolean },
  { models, temporary }: Person,
): boolean {
  if (!areComparisonsAllowed || temporary === "always") return false;
  return comparable(models).length >= MIN_COMPARED_MODELS;
}

/** The models that write answers of their own. */
export const comparable = <Info extends Pick<ModelInfo, "demo" | "images">>(
  models: readonly Info[],
): Info[] => models.filter(({ demo, images }) => !demo && !images);
