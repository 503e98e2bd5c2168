import { synonymsOf } from "./thesaurus.ts";

/** The stems that a unit of text can be found by. */
export interface SearchableUnit {
  own: readonly string[];
  /** What introduces it: heading and opening of its list. */
  above: readonly string[];
  /** The title of its text. */
  title: readonly string[];
}

export type WeightedTerm = { term: string; weight: number };

/** A word of the question: what else counts as it, and how much it tells. */
export type QueryTerm = { term: string; others: readonly string[]; worth: number };

const MOST_TERMS = 40;
const GENERIC_WEIGHT = 0.4;
const LEAST_PREFIX = 5;
const ALIKE_SHARE = 0.7;

/** Words of a question that say which kind of thing is asked for more than what it is about, as stems. */
const GENERIC = new Set(
  "tip clas nombr llam tiemp part form maner razon motiv cantidad numer total significa funcion exist".split(
    " ",
  ),
);

export function queryTermsOf(terms: readonly WeightedTerm[], units: readonly SearchableUnit[]): QueryTerm[] {
  const best = new Map<string, number>();
  for (const { term, weight } of terms) best.set(term, Math.max(weight, best.get(term) ?? 0));
  const seen = countUnitsWith(units);
  return [...best].slice(0, MOST_TERMS).map(([term, weight]) => {
    const others = seen.has(term) ? synonymsOf(term) : [...synonymsOf(term), ...alikeIn(seen, term)];
    const among = [term, ...others].reduce((sum, other) => sum + (seen.get(other) ?? 0), 0);
    const generic = GENERIC.has(term) ? GENERIC_WEIGHT : 1;
    return { term, others, worth: weight * generic * rarity(among, units.length) };
  });
}

/** In how many units each word stands, by itself or around it. */
export function countUnitsWith(units: readonly SearchableUnit[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const unit of units) {
    for (const term of new Set([...unit.own, ...unit.above, ...unit.title]))
      seen.set(term, (seen.get(term) ?? 0) + 1);
  }
  return seen;
}

/**
 * A word that stands everywhere tells little. One that stands nowhere counts as if it stood once, or a single
 * verb of the question would hide the answer.
 */
export function rarity(among: number, all: number): number {
  return Math.log(1 + (all + 0.5) / (Math.min(Math.max(among, 1), all) + 0.5));
}

/** Words with the same long beginning: other forms of it, and the commonest slips of the finger. */
function alikeIn(seen: ReadonlyMap<string, number>, term: string): string[] {
  if (term.length < LEAST_PREFIX || /\d/.test(term)) return [];
  const start = term.slice(0, LEAST_PREFIX);
  return [...seen.keys()].filter((other) => {
    if (!other.startsWith(start)) return false;
    let same = LEAST_PREFIX;
    while (same < term.length && term[same] === other[same]) same += 1;
    return same >= ALIKE_SHARE * Math.max(term.length, other.length);
  });
}
