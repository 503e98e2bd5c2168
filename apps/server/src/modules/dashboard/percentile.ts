import { secondsOf } from "./roll-up-tables.ts";

export interface BucketCount {
  bucket: number;
  answers: number;
}

/** The longest duration among the fastest `share` of the answers; null without answers. */
export function percentile(counts: readonly BucketCount[], share: number): number | null {
  const total = counts.reduce((sum, { answers }) => sum + answers, 0);
  if (total === 0) return null;
  const sorted = [...counts].sort((a, b) => a.bucket - b.bucket);
  let passed = 0;
  for (const { bucket, answers } of sorted) {
    passed += answers;
    if (passed >= total * share) return Math.round(secondsOf(bucket) * 100) / 100;
  }
  return null;
}
