import type { ComparisonTallies, ModelTally, PairTally } from "@metatron/contract/comparisons/comparison";
import { MIN_VOTES_FOR_SHARE } from "@metatron/contract/comparisons/constants";
import type { VoteGroup } from "./comparisons.repo.ts";

type Tally = Pick<ModelTally, "votes" | "wins" | "losses" | "ties" | "none">;
type Score = "wins" | "losses" | "ties" | "none";

/** Quantile of the normal distribution for a range that holds the true share in 95 of 100 cases. */
const Z = 1.96;

/** Counts votes per model, and per pair of models that a vote decided between. */
export function tallyVotes(
  groups: readonly VoteGroup[],
  labelOf: (modelId: string) => string,
): ComparisonTallies {
  const models = new Map<string, Tally>();
  const pairs = new Map<string, Tally & { model: string; other: string }>();
  for (const group of groups) {
    const { models: compared, votes } = group;
    for (const model of compared) {
      const tally = models.get(model) ?? emptyTally();
      models.set(model, count(tally, scoreOf(group, model), votes));
    }
    for (const [at, model] of compared.entries())
      for (const other of compared.slice(at + 1)) {
        const isDecided = group.winner === null || group.winner === model || group.winner === other;
        if (!isDecided) continue;
        const key = JSON.stringify([model, other]);
        const tally = pairs.get(key) ?? { ...emptyTally(), model, other };
        pairs.set(key, count(tally, scoreOf(group, model), votes));
      }
  }
  return {
    votes: groups.reduce((sum, { votes }) => sum + votes, 0),
    models: [...models]
      .map(
        ([model, tally]): ModelTally => ({ model, label: labelOf(model), ...tally, share: shareOf(tally) }),
      )
      .sort(byShare),
    pairs: [...pairs.values()]
      .map((tally): PairTally => {
        const { model, other } = tally;
        return { ...tally, label: labelOf(model), otherLabel: labelOf(other), share: shareOf(tally) };
      })
      .sort((a, b) => b.votes - a.votes || a.label.localeCompare(b.label)),
  };
}

const emptyTally = (): Tally => ({ votes: 0, wins: 0, losses: 0, ties: 0, none: 0 });

function scoreOf({ verdict, winner }: VoteGroup, model: string): Score {
  switch (verdict) {
    case "best":
      return winner === model ? "wins" : "losses";
    case "tie":
      return "ties";
    case "none":
      return "none";
  }
}

function count<T extends Tally>(tally: T, score: Score, votes: number): T {
  return { ...tally, votes: tally.votes + votes, [score]: tally[score] + votes };
}

/** Models with too few votes for a share come last. */
function byShare(a: ModelTally, b: ModelTally): number {
  return (
    (b.share?.value ?? -1) - (a.share?.value ?? -1) || b.votes - a.votes || a.label.localeCompare(b.label)
  );
}

/**
 * Wins and half of the ties among votes that chose or tied, with the Wilson range. Null under a number of votes
 * with which the range would say nothing.
 */
export function shareOf({ wins, losses, ties }: Tally): ModelTally["share"] {
  const votes = wins + losses + ties;
  if (votes < MIN_VOTES_FOR_SHARE) return null;
  const value = (wins + ties / 2) / votes;
  const weight = 1 + Z ** 2 / votes;
  const middle = (value + Z ** 2 / (2 * votes)) / weight;
  const half = (Z / weight) * Math.sqrt((value * (1 - value)) / votes + Z ** 2 / (4 * votes ** 2));
  return { value, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}
