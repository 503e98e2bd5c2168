import type { NearPassage } from "./vector-index.ts";

export interface JudgedNear {
  id: number;
  /** Whether it is so near that an answer may rest on it; the nearest of passages about other things is not. */
  isSupport: boolean;
}

/** Fewer say nothing about how near passages are by chance. */
const LEAST_SAMPLE = 30;
/** How far above the nearest that chance would bring a passage must be, in standard deviations. */
const MARGIN = 1;
/** Without a sample worth the name: half of the way from what is usual to the same meaning. */
const SHARE_OF_WAY = 0.5;
/** Of that way, however alike the sample is: a question about nothing here is equally far from everything. */
const LEAST_SHARE_OF_WAY = 0.1;
const MOST_NEEDED = 0.95;

/**
 * Which of the nearest passages are near because of what was asked. Every question has 50 nearest passages, and models
 * differ in what cosine they give to texts about different things (0.1 or 0.8), so what is near is measured against how near
 * the question is to a sample of all passages. Of `count` passages the nearest by chance lies about √(2 ln count) standard
 * deviations above their mean.
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
