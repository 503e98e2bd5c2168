import { type Candidate, LENGTH_SHARE } from "./find-candidates.ts";
import type { QueryWord, ReadQuery } from "./read-query.ts";

export interface RankedCandidate {
  id: number;
  score: number;
  /** The share of what was asked, by its worth, that the passage has. */
  support: number;
}

const SAME_FORM_WEIGHT = 0.1;
const SIDE_BY_SIDE_WEIGHT = 0.2;
const LETTERS_WEIGHT = 1;
const NEARBY_WEIGHT = 0.6;
/** As many passages before and after count as the same place. */
const NEARBY = 4;
const GRAM = 4;

/**
 * BM25 over the stems, and on top of it the same form of a word, neighbours, groups of letters for names and slips,
 * and what the passages beside it say: a long answer may begin in one and end in the next.
 */
export function rankCandidates(query: ReadQuery, candidates: readonly Candidate[]): RankedCandidate[] {
  const words = query.words.map((word) => ({ ...word, grams: gramsOf(word.word) }));
  const pairs = pairsOf(query);
  const ofFile = Map.groupBy(candidates, ({ fileId }) => fileId);
  const whole = words.reduce((sum, { asks }) => sum + asks, 0);
  return candidates
    .map((candidate) => {
      const { id, searchable } = candidate;
      const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * candidate.words) / (query.averageWords || 1);
      const nearby = (ofFile.get(candidate.fileId) ?? []).filter(
        ({ ordinal }) => ordinal !== candidate.ordinal && Math.abs(ordinal - candidate.ordinal) <= NEARBY,
      );
      let score = 0;
      let support = 0;
      for (const word of words) {
        const stems = stemScore(word, candidate);
        const isSameForm = searchable.includes(` ${word.word} `);
        const letters = isSameForm ? 1 : shareOfGrams(word.grams, searchable);
        score += stems.score / length + LETTERS_WEIGHT * word.worth * letters;
        if (isSameForm) score += SAME_FORM_WEIGHT * word.worth;
        if (stems.share === 0 && nearby.some((other) => stemScore(word, other).share > 0))
          score += NEARBY_WEIGHT * word.worth;
        support += word.asks * stems.share;
      }
      for (const { pair, worth } of pairs)
        if (searchable.includes(pair)) score += SIDE_BY_SIDE_WEIGHT * worth;
      return { id, score, support: whole > 0 ? support / whole : 0 };
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** The best of the terms that count as this word. */
function stemScore({ terms }: QueryWord, { ranks }: Candidate) {
  let score = 0;
  let share = 0;
  for (const { term, weight, likeness } of terms) {
    const rank = ranks.get(term);
    if (rank === undefined) continue;
    score = Math.max(score, weight * rank);
    share = Math.max(share, likeness);
  }
  return { score, share };
}

function gramsOf(word: string): string[] {
  const padded = ` ${word} `;
  if (padded.length <= GRAM) return [padded];
  return Array.from({ length: padded.length - GRAM + 1 }, (_, at) => padded.slice(at, at + GRAM));
}

function shareOfGrams(grams: readonly string[], searchable: string): number {
  return grams.filter((gram) => searchable.includes(gram)).length / grams.length;
}

function pairsOf({ sequence, words }: ReadQuery) {
  const worth = new Map(words.map((word) => [word.word, word.worth]));
  return sequence.slice(1).flatMap((word, at) => {
    const before = sequence[at] ?? "";
    const both = (worth.get(before) ?? 0) + (worth.get(word) ?? 0);
    return both > 0 ? [{ pair: ` ${before} ${word} `, worth: both }] : [];
  });
}
