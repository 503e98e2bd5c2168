import type { Verdict } from "../verdict.ts";
import type { Alignment } from "./support-features.ts";
import { SUPPORT_WEIGHTS } from "./support-weights.ts";

/**
 * Of claims worded as answers that no weight was fitted on, some 92 of 100 are true at or above these. The rules confirm
 * short claims, of which the features say little; what they find nowhere in the source is more often an addition.
 */
const LEAST_CHANCE: Readonly<Record<Verdict, number>> = {
  supported: 0.53,
  undecided: 0.69,
  contradicted: 0.69,
  unsupported: 0.77,
};
const LEAST_CHANCE_OF_ADDITION_IN_ANOTHER_LANGUAGE = 0.86;
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

/** Whether a claim with this chance is supported, after what the rules call it. */
export function isLikely(
  chance: number,
  verdict: Verdict,
  { features }: Pick<Alignment, "features">,
): boolean {
  const isForeign = features.isForeign === 1;
  if (isForeign && verdict === "unsupported") return chance >= LEAST_CHANCE_OF_ADDITION_IN_ANOTHER_LANGUAGE;
  return chance >= LEAST_CHANCE[verdict];
}

export const chanceOfSupport = (aligned: Pick<Alignment, "features" | "isDisproved">) =>
  chanceOf(SUPPORT_WEIGHTS, aligned);
