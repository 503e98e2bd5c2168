/** Far enough from 0 that the first of one list does not outweigh two good places in both. */
const SMOOTHING = 60;

/** Several rankings of ids as one, by reciprocal rank. */
export function fuseRanks(rankings: readonly (readonly number[])[]): Map<number, number> {
  const fused = new Map<number, number>();
  for (const ranking of rankings) {
    for (const [place, id] of ranking.entries())
      fused.set(id, (fused.get(id) ?? 0) + 1 / (SMOOTHING + place + 1));
  }
  return fused;
}
