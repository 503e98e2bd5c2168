import type { Candidate, TermHits } from "./find-candidates.ts";
import type { QueryWord, ReadQuery } from "./read-query.ts";

export interface RankedCandidate {
  id: number;
  score: number;
  /** The share of the question, weighted by word, that the passage covers. */
  support: number;
}

/** BM25's saturation and length normalisation. */
const K1 = { question: 0.5, topic: 0.8 };
const B = 0.5;
/** Weight of a word in the title or a heading, relative to a word in the text. */
const NAMED_WEIGHT = 0.4;
const SAME_FORM_WEIGHT = 0.1;
const SIDE_BY_SIDE_WEIGHT = 0.2;
const LETTERS_WEIGHT = 1;
const NEARBY_WEIGHT = 0.6;
/** This many passages before and after count as the same place. */
const NEARBY = 4;
const GRAM = 4;
/** Two consecutive words of a question at most this far apart in a passage count as a phrase. */
const TOGETHER_WITHIN = 8;
const TOGETHER_WEIGHT = 0.15;
/** The beginning of a section states its subject; after this many words the weight has fallen to a third. */
const OPENING_DECAY_WORDS = 25;
const OPENING_WEIGHT = { question: 0.4, topic: 2.5 };
/**
 * Headings have nouns where their text has verbs: «Transmisiones mortis causa», «las participaciones que se transmitan».
 * Words of one family have the beginning in common; stems differ: "transmision", "transmit".
 */
const FAMILY_LETTERS = 5;
const FAMILY_WEIGHT = 0.5;
/** A similar term below this likeness is ignored for the position of the word. */
const LEAST_LIKENESS_FOR_PLACES = 0.6;

interface WordToRank extends QueryWord {
  grams: readonly string[];
  /** What nouns and verbs of one family have in common; undefined for short words, and where the query asks a question. */
  family: string | undefined;
}

/**
 * BM25 over the stems, with bonuses for the exact form of a word, adjacent words, character n-grams for names
 * and typos, words close together, an early position in the section, and the scores of adjacent passages.
 */
export function rankCandidates(query: ReadQuery, candidates: readonly Candidate[]): RankedCandidate[] {
  const kind = query.isTopic ? "topic" : "question";
  const words = query.words.map(
    (word): WordToRank => ({
      ...word,
      grams: gramsOf(word.word),
      family: query.isTopic ? familyOf(word.word) : undefined,
    }),
  );
  const pairs = pairsOf(query);
  const ofFile = Map.groupBy(candidates, ({ fileId }) => fileId);
  const whole = words.reduce((sum, { asks }) => sum + asks, 0);
  return candidates
    .map((candidate) => {
      const nearby = (ofFile.get(candidate.fileId) ?? []).filter(
        ({ ordinal }) => ordinal !== candidate.ordinal && Math.abs(ordinal - candidate.ordinal) <= NEARBY,
      );
      const places = words.map((word) => placesOf(word, candidate.hits));
      const families = query.isTopic ? familiesIn(candidate.searchable) : NO_FAMILIES;
      const length = 1 - B + (B * candidate.words) / (query.averageWords || 1);
      const saturate = (count: number) => (count * (K1[kind] + 1)) / (count + K1[kind] * length);
      // The nouns of a topic are a list: «Forma y efectos de la extinción».
      let score = query.isTopic ? 0 : togetherScore(words, places);
      let support = 0;
      for (const [at, word] of words.entries()) {
        const share = shareOf(word, candidate.hits);
        const family = families.get(word.family ?? "");
        score += Math.max(
          stemScore(word, candidate, saturate),
          family ? FAMILY_WEIGHT * word.worth * saturate(family.count) : 0,
        );
        score += formScore(word, candidate.searchable);
        score +=
          openingScore(word, candidate, earliest(places[at]?.[0], family?.first)) * OPENING_WEIGHT[kind];
        if (share === 0 && nearby.some((other) => shareOf(word, other.hits) > 0))
          score += NEARBY_WEIGHT * word.worth;
        support += word.asks * share;
      }
      for (const { pair, worth } of pairs)
        if (candidate.searchable.includes(pair)) score += SIDE_BY_SIDE_WEIGHT * worth;
      return { id: candidate.id, score, support: whole > 0 ? support / whole : 0 };
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

interface Family {
  count: number;
  /** Position of its first word, from 1. */
  first: number;
}

const NO_FAMILIES: ReadonlyMap<string, Family> = new Map();

function familiesIn(searchable: string): ReadonlyMap<string, Family> {
  const families = new Map<string, Family>();
  for (const [at, word] of searchable.trim().split(" ").entries()) {
    const name = familyOf(word);
    if (name === undefined) continue;
    const known = families.get(name);
    if (known) known.count += 1;
    else families.set(name, { count: 1, first: at + 1 });
  }
  return families;
}

const familyOf = (word: string): string | undefined =>
  word.length < FAMILY_LETTERS ? undefined : word.slice(0, FAMILY_LETTERS);

const earliest = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);

type Hits = ReadonlyMap<string, TermHits>;

/** BM25 of the best matching term of this word. */
function stemScore({ terms }: QueryWord, { hits }: Candidate, saturate: (count: number) => number): number {
  let best = 0;
  for (const { term, weight } of terms) {
    const hit = hits.get(term);
    if (!hit) continue;
    const count = hit.places.length + (hit.isNamed ? NAMED_WEIGHT : 0);
    best = Math.max(best, weight * saturate(count));
  }
  return best;
}

function formScore({ word, worth, grams }: WordToRank, searchable: string): number {
  if (searchable.includes(` ${word} `)) return (LETTERS_WEIGHT + SAME_FORM_WEIGHT) * worth;
  return LETTERS_WEIGHT * worth * shareOfGrams(grams, searchable);
}

/** How well the passage matches this word, from 0 to 1. */
function shareOf({ terms }: QueryWord, hits: Hits): number {
  return terms.reduce((share, { term, likeness }) => (hits.has(term) ? Math.max(share, likeness) : share), 0);
}

function placesOf({ terms }: QueryWord, hits: Hits): number[] {
  const near = terms.filter(({ likeness }) => likeness > LEAST_LIKENESS_FOR_PLACES || terms.length === 1);
  return near.flatMap(({ term }) => hits.get(term)?.places ?? []).sort((a, b) => a - b);
}

/** A passage that continues a section is scored by the words at the section's beginning. */
function openingScore(word: QueryWord, { openingHits }: Candidate, ownPlace: number | undefined): number {
  const place = openingHits ? placesOf(word, openingHits)[0] : ownPlace;
  return place === undefined ? 0 : word.worth * Math.exp(-place / OPENING_DECAY_WORDS);
}

function togetherScore(words: readonly QueryWord[], places: readonly (readonly number[])[]): number {
  let score = 0;
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next && areTogether(places[at] ?? [], places[at + 1] ?? []))
      score += TOGETHER_WEIGHT * (word.worth + next.worth);
  }
  return score;
}

const areTogether = (some: readonly number[], others: readonly number[]) =>
  some.some((place) => others.some((other) => other !== place && Math.abs(other - place) <= TOGETHER_WITHIN));

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
