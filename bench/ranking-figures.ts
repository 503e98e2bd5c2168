import { rounded } from "./process-figures.ts";

const RANKS = 10;

export interface Ranked {
  relevant: readonly string[];
  /** Documents, best first. */
  found: readonly string[];
}

/** Recall, MRR and nDCG at the rank of the first relevant document. */
export function rankingFigures(runs: readonly Ranked[]) {
  const places = runs.map(({ relevant, found }) => {
    const place = found.slice(0, RANKS).findIndex((document) => relevant.includes(document));
    return place < 0 ? undefined : place;
  });
  const n = runs.length;
  const mean = (value: (place: number) => number) =>
    rounded(places.reduce<number>((sum, place) => sum + (place === undefined ? 0 : value(place)), 0) / n, 4);
  const within = (rank: number) => mean((place) => (place < rank ? 1 : 0));
  const at5 = within(5);
  return {
    n,
    "recall@1": within(1),
    "recall@5": at5,
    "recall@5_ci95": rounded(1.96 * Math.sqrt((at5 * (1 - at5)) / n), 4),
    "recall@10": within(RANKS),
    "mrr@10": mean((place) => 1 / (place + 1)),
    "ndcg@10": mean((place) => 1 / Math.log2(place + 2)),
  };
}
