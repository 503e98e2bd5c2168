import type { NearPassage } from "./vector-index.ts";

export interface JudgedNear {
  id: number;
  /** Whether the similarity is high enough to support an answer; the closest of unrelated passages is not. */
  isSupport: boolean;
}

/** A smaller sample says nothing about similarity by chance. */
const LEAST_SAMPLE = 30;
/** How far a passage must be above the highest similarity expected by chance, in standard deviations. */
const MARGIN = 1;
/** Without a usable sample: half of the way from the usual similarity to an identical meaning. */
const SHARE_OF_WAY = 0.5;
/**
 * Minimum share of that way, however uniform the sample is: an unrelated question is equally far from every
 * passage.
 */
const LEAST_SHARE_OF_WAY = 0.1;
const MOST_NEEDED = 0.95;

/**
 * Selects the nearest passages that are related to the question. Every question has 50 nearest passages, and
 * models differ in the cosine of unrelated texts (0.1 or 0.8), so the similarity is compared with the
 * question's similarity to a sample of all passages. Among `count` passages, the highest similarity by chance
 * is about √(2 ln count) standard deviations above the mean.
 */
export function judgeNearness(
  near: readonly NearPassage[],
  {
    query,
    sample,
    count,
  }: { query: readonly number[]; sample: readonly (readonly number[])[]; count: number },
): JudgedNear[] {
  const usual = sample.map((vector) => cosine(query, vector));
  const mean = usual.reduce((sum, value) => sum + value, 0) / (usual.length || 1);
  const variance = usual.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (usual.length || 1);
  const byChance = Math.sqrt(2 * Math.log(Math.max(count, 2)));
  const above =
    usual.length < LEAST_SAMPLE
      ? SHARE_OF_WAY * (1 - mean)
      : Math.max((byChance + MARGIN) * Math.sqrt(variance), LEAST_SHARE_OF_WAY * (1 - mean));
  return near.map(({ id, similarity }) => ({
    id,
    isSupport: similarity >= Math.min(mean + above, MOST_NEEDED),
  }));
}

function cosine(a: readonly number[], b: readonly number[]): number {
  let [product, ofA, ofB] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0;
    product += value * other;
    ofA += value * value;
    ofB += other * other;
  }
  return product / (Math.sqrt(ofA * ofB) || 1);
}
