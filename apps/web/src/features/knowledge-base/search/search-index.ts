import { termsOf } from "@metatron/text/terms";
import { type IndexedPassage, type SearchIndex, unit } from "./build-index.ts";

const K1 = 1.2;
const B = 0.75;
/** Weight of a fuzzy match. */
const ALIKE_COUNTS = 0.6;
const ALIKE_FROM = 0.55;
const MOST_ALIKE = 3;
/** The constant of reciprocal rank fusion. */
const RANK_OFFSET = 60;
const CANDIDATES = 50;

interface Query {
  text: string;
  vector: readonly number[] | null;
  limit: number;
}

/**
 * The best passages for a question, best first: by words (BM25), and by meaning where both sides have a
 * vector.
 */
export function searchIndex(index: SearchIndex, { text, vector, limit }: Query): IndexedPassage[] {
  const byWords = best(scoreWords(index, text));
  const byMeaning = best(scoreMeaning(index, unit(vector)));
  const fused = new Map<number, number>();
  for (const ranking of [byWords, byMeaning]) {
    ranking.forEach((at, rank) => {
      fused.set(at, (fused.get(at) ?? 0) + 1 / (RANK_OFFSET + rank));
    });
  }
  return [...fused.entries()]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .flatMap(([at]) => index.passages[at] ?? []);
}

function scoreWords(index: SearchIndex, text: string): Map<number, number> {
  const scores = new Map<number, number>();
  for (const word of new Set(termsOf(text))) {
    if (index.postings.has(word)) addWord(index, scores, word, 1);
    else for (const alike of wordsAlike(index, word)) addWord(index, scores, alike, ALIKE_COUNTS);
  }
  return scores;
}

function addWord(index: SearchIndex, scores: Map<number, number>, word: string, weight: number): void {
  const list = index.postings.get(word) ?? [];
  const found = list.length / 2;
  const rarity = Math.log(1 + (index.passages.length - found + 0.5) / (found + 0.5));
  for (let pair = 0; pair < list.length; pair += 2) {
    const at = list[pair] ?? 0;
    const count = list[pair + 1] ?? 0;
    const length = (index.lengths[at] ?? 0) / Math.max(1, index.meanLength);
    const score = (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + B * length));
    scores.set(at, (scores.get(at) ?? 0) + weight * score);
  }
}

/** For a word that is not in the index, e.g. a typo: the indexed words that share most of its letter pairs. */
function wordsAlike(index: SearchIndex, word: string): string[] {
  const wanted = pairsOf(word);
  const byPair = wordsByPair(index);
  const common = new Map<string, number>();
  for (const pair of wanted) {
    for (const known of byPair.get(pair) ?? []) common.set(known, (common.get(known) ?? 0) + 1);
  }
  const alike: { word: string; share: number }[] = [];
  for (const [known, count] of common) {
    const share = (2 * count) / (wanted.size + known.length + 1);
    if (share >= ALIKE_FROM) alike.push({ word: known, share });
  }
  return alike
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_ALIKE)
    .map(({ word }) => word);
}

const pairIndexes = new WeakMap<SearchIndex, ReadonlyMap<string, readonly string[]>>();

/** Built for the first unknown word; most questions have none. */
function wordsByPair(index: SearchIndex): ReadonlyMap<string, readonly string[]> {
  const made = pairIndexes.get(index);
  if (made) return made;
  const byPair = new Map<string, string[]>();
  for (const word of index.postings.keys()) {
    for (const pair of pairsOf(word)) {
      const words = byPair.get(pair);
      if (words) words.push(word);
      else byPair.set(pair, [word]);
    }
  }
  pairIndexes.set(index, byPair);
  return byPair;
}

function pairsOf(word: string): Set<string> {
  const edged = `^${word}$`;
  const pairs = new Set<string>();
  for (let at = 0; at + 2 <= edged.length; at += 1) pairs.add(edged.slice(at, at + 2));
  return pairs;
}

function scoreMeaning({ vectors }: SearchIndex, query: Float32Array | null): Map<number, number> {
  const scores = new Map<number, number>();
  if (!query) return scores;
  vectors.forEach((vector, at) => {
    // Vectors of different models can't be compared.
    if (!vector || vector.length !== query.length) return;
    let product = 0;
    for (let place = 0; place < query.length; place += 1)
      product += (query[place] ?? 0) * (vector[place] ?? 0);
    scores.set(at, product);
  });
  return scores;
}

function best(scores: ReadonlyMap<number, number>): number[] {
  return [...scores.entries()]
    .sort(([, a], [, b]) => b - a)
    .slice(0, CANDIDATES)
    .map(([at]) => at);
}
