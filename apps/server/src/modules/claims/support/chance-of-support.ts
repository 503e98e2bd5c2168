import type { Alignment } from "./support-features.ts";
import { SUPPORT_WEIGHTS } from "./support-weights.ts";

/**
 * Of claims worded as answers that no weight was fitted on, some 90 of 100 are true at or above these. The rules
 * confirm short claims, of which the features say little.
 */
export const LEAST_CHANCE = 0.75;
export const LEAST_CHANCE_WITH_RULES = 0.4;
/** A claim that is at least this likely is not called contradicted. */
export const LEAST_DOUBT = 0.3;

/** How likely the closest units support the claim: a logistic regression that `npm run train:claims` fits. */
export function chanceOf(
  weights: Readonly<Record<string, number>>,
  { features, isDisproved }: Pick<Alignment, "features" | "isDisproved">,
): number {
  if (isDisproved) return 0;
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) sum += weight * (features[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

export const chanceOfSupport = (aligned: Pick<Alignment, "features" | "isDisproved">) =>
  chanceOf(SUPPORT_WEIGHTS, aligned);
