import { termsOf } from "@metatron/text/terms";
import { type QueryTerm, queryTermsOf, type SearchableUnit, type WeightedTerm } from "./query-terms.ts";
import type { Unit } from "./read-text.ts";
import { wantedPattern } from "./wanted-pattern.ts";

/** A unit together with where it was read and what it can be found by. */
export type IndexedUnit = Unit & SearchableUnit & { source: number; order: number };

/** How much of the question is found: here or around it, in its own words, in its heading; and how many of its words. */
export type RankedUnit = {
  unit: IndexedUnit;
  score: number;
  coverage: number;
  ownCoverage: number;
  headingCoverage: number;
  hits: number;
};

const K1 = 1.2;
const B = 0.5;
const ABOVE_WEIGHT = 1;
const TITLE_WEIGHT = 0.4;
const SYNONYM_WEIGHT = 0.6;
const BEFORE_WEIGHT = 0.3;
const BEFORE_COVERAGE = 0.5;
const WANTED_BONUS = 1.3;
const TOGETHER_BONUS = 0.25;
const FIRST_BONUS = 0.1;

export function indexUnits(units: readonly Unit[], source: number, title: string): IndexedUnit[] {
  const titleTerms = termsOf(title);
  return units.map((unit, order) => ({
    ...unit,
    source,
    order,
    own: termsOf(unit.text),
    above: [...termsOf(unit.heading ?? ""), ...termsOf(unit.intro ?? "")],
    title: titleTerms,
  }));
}

/** BM25 over the units, with what stands around each counting less than its own words. Best first; ties as read. */
export function rankUnits(
  units: readonly IndexedUnit[],
  question: string,
  terms: readonly WeightedTerm[],
): RankedUnit[] {
  const query = queryTermsOf(terms, units);
  if (query.length === 0 || units.length === 0) return [];
  const wanted = wantedPattern(question);
  const averageLength = units.reduce((sum, unit) => sum + unit.own.length, 0) / units.length || 1;

  return units
    .map((unit, index) => {
      const before = units[index - 1];
      const matched = match(query, unit, before?.block === unit.block ? before.own : [], averageLength);
      const fits = wanted?.test(unit.text) ? WANTED_BONUS : 1;
      const together = 1 + TOGETHER_BONUS * adjacency(unit.own, query);
      const first = 1 + FIRST_BONUS / (1 + unit.source);
      const score = matched.score * (0.4 + 0.6 * matched.coverage) * fits * together * first;
      return { ...matched, unit, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.unit.source - b.unit.source || a.unit.order - b.unit.order);
}

function match(
  query: readonly QueryTerm[],
  unit: IndexedUnit,
  before: readonly string[],
  averageLength: number,
) {
  const own = countTerms(unit.own);
  const above = countTerms(unit.above);
  const title = countTerms(unit.title);
  const previous = countTerms(before);
  const lengthFactor = K1 * (1 - B + (B * unit.own.length) / averageLength);
  const sums = { score: 0, whole: 0, anywhere: 0, own: 0, above: 0, hits: 0 };
  for (const term of query) {
    const inOwn = frequency(own, term);
    const inAbove = Math.min(1, frequency(above, term));
    const inTitle = Math.min(1, frequency(title, term));
    const inPrevious = Math.min(1, frequency(previous, term));
    const tf = inOwn + ABOVE_WEIGHT * inAbove + TITLE_WEIGHT * inTitle + BEFORE_WEIGHT * inPrevious;
    const anywhere = Math.min(1, Math.max(inOwn, inAbove, inTitle, BEFORE_COVERAGE * inPrevious));
    sums.score += (term.worth * tf * (K1 + 1)) / (tf + lengthFactor);
    sums.whole += term.worth;
    sums.anywhere += term.worth * anywhere;
    sums.own += term.worth * Math.min(1, inOwn);
    sums.above += term.worth * inAbove;
    if (inOwn + inAbove + inTitle > 0) sums.hits += 1;
  }
  return {
    score: sums.score,
    coverage: sums.anywhere / sums.whole,
    ownCoverage: sums.own / sums.whole,
    headingCoverage: sums.above / sums.whole,
    hits: sums.hits,
  };
}

/** How much of the shorter one's words the other has too. */
export function overlapOf(one: IndexedUnit, other: IndexedUnit): number {
  const terms = new Set(one.own);
  const others = new Set(other.own);
  const both = [...terms].filter((term) => others.has(term)).length;
  return both / Math.max(1, Math.min(terms.size, others.size));
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function frequency(counts: ReadonlyMap<string, number>, { term, others }: QueryTerm): number {
  const exact = counts.get(term);
  if (exact) return exact;
  return others.some((other) => counts.has(other)) ? SYNONYM_WEIGHT : 0;
}

/** The share of neighbouring words of the question that are neighbours here too. */
function adjacency(own: readonly string[], query: readonly QueryTerm[]): number {
  if (query.length < 2) return 0;
  let pairs = 0;
  for (let at = 1; at < query.length; at += 1) {
    const here = own.indexOf(query[at]?.term ?? "");
    const before = own.indexOf(query[at - 1]?.term ?? "");
    if (here >= 0 && before >= 0 && Math.abs(here - before) <= 2) pairs += 1;
  }
  return pairs / (query.length - 1);
}
