/** Upper bounds in milliseconds; a last range takes everything above. */
export const TIME_RANGES_MS = [
  10, 20, 40, 70, 100, 150, 250, 400, 600, 1000, 1500, 2500, 4000, 6000, 10_000, 15_000, 25_000, 40_000,
  60_000, 120_000,
] as const;

/** The place of the counter, from 1 as in PostgreSQL's arrays. */
export function rangeOf(milliseconds: number): number {
  const at = TIME_RANGES_MS.findIndex((bound) => milliseconds <= bound);
  return (at < 0 ? TIME_RANGES_MS.length - 1 : at) + 1;
}

/** The upper bound of the range in which this share of the calls ends; null without calls. */
export function percentile(counters: readonly (number | null)[], share: number): number | null {
  const total = counters.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  if (total === 0) return null;
  let seen = 0;
  for (const [at, each] of counters.entries()) {
    seen += each ?? 0;
    if (seen >= total * share) return TIME_RANGES_MS[at] ?? null;
  }
  return null;
}
