import type { Unit } from "./read-text.ts";
import { fold, synonymsOf, termsOf } from "./words.ts";

/** A unit together with where it was read and what it can be found by. */
export type IndexedUnit = Unit & {
  source: number;
  order: number;
  own: readonly string[];
  around: readonly string[];
};

/** `coverage` is the share of the question that is found here, `ownCoverage` the share in the unit's own words, `hits` the words. */
export type RankedUnit = {
  unit: IndexedUnit;
  score: number;
  coverage: number;
  ownCoverage: number;
  hits: number;
};

export type WeightedTerm = { term: string; weight: number };

const K1 = 1.2;
const B = 0.5;
const AROUND_WEIGHT = 0.6;
const SYNONYM_WEIGHT = 0.8;
const MOST_TERMS = 40;

export function indexUnits(units: readonly Unit[], source: number, title: string): IndexedUnit[] {
  const titleTerms = termsOf(title);
  return units.map((unit, order) => ({
    ...unit,
    source,
    order,
    own: termsOf(unit.text),
    around: [...termsOf(unit.heading ?? ""), ...termsOf(unit.intro ?? ""), ...titleTerms],
  }));
}

/** BM25 over the units, with what stands around each counting less than its own words. Best first; ties as read. */
export function rankUnits(
  units: readonly IndexedUnit[],
  question: string,
  terms: readonly WeightedTerm[],
): RankedUnit[] {
  const query = uniqueTerms(terms);
  if (query.length === 0 || units.length === 0) return [];
  const rarity = rarityIn(units);
  const averageLength = units.reduce((sum, unit) => sum + unit.own.length, 0) / units.length || 1;
  const whole = query.reduce((sum, { term, weight }) => sum + weight * rarity(term), 0);
  const wanted = wantedPattern(question);

  return units
    .map((unit) => {
      const own = countTerms(unit.own);
      const around = countTerms(unit.around);
      const lengthFactor = K1 * (1 - B + (B * unit.own.length) / averageLength);
      let score = 0;
      let covered = 0;
      let ownCovered = 0;
      let hits = 0;
      for (const { term, weight } of query) {
        const inOwn = frequency(own, term);
        const inAround = frequency(around, term);
        const tf = inOwn + AROUND_WEIGHT * Math.min(inAround, 1);
        if (tf === 0) continue;
        hits += 1;
        const worth = weight * rarity(term);
        score += (worth * tf * (K1 + 1)) / (tf + lengthFactor);
        covered += worth * Math.min(1, Math.max(inOwn, inAround));
        ownCovered += worth * Math.min(1, inOwn);
      }
      const coverage = covered / whole;
      const fits = wanted && score > 0 && wanted.test(unit.text) ? 1.3 : 1;
      const together = 1 + 0.25 * adjacency(unit.own, query);
      const first = 1 + 0.1 / (1 + unit.source);
      score *= (0.4 + 0.6 * coverage) * fits * together * first;
      return { unit, score, coverage, ownCoverage: ownCovered / whole, hits };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.unit.source - b.unit.source || a.unit.order - b.unit.order);
}

function uniqueTerms(terms: readonly WeightedTerm[]): WeightedTerm[] {
  const best = new Map<string, number>();
  for (const { term, weight } of terms) best.set(term, Math.max(weight, best.get(term) ?? 0));
  return [...best].slice(0, MOST_TERMS).map(([term, weight]) => ({ term, weight }));
}

/** How much a word tells: one that stands everywhere tells little. */
export function rarityIn(units: readonly IndexedUnit[]): (term: string) => number {
  const seen = new Map<string, number>();
  for (const unit of units) {
    for (const term of new Set([...unit.own, ...unit.around])) seen.set(term, (seen.get(term) ?? 0) + 1);
  }
  return (term) => {
    const among = [term, ...synonymsOf(term)].reduce((sum, other) => sum + (seen.get(other) ?? 0), 0);
    // A word that stands nowhere weighs no more than one that stands once, or a single verb would hide the answer.
    return Math.log(1 + (units.length + 0.5) / (Math.min(Math.max(among, 1), units.length) + 0.5));
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

function frequency(counts: ReadonlyMap<string, number>, term: string): number {
  const exact = counts.get(term);
  if (exact) return exact;
  return synonymsOf(term).some((other) => counts.has(other)) ? SYNONYM_WEIGHT : 0;
}

/** The share of neighbouring words of the question that are neighbours here too. */
function adjacency(own: readonly string[], query: readonly WeightedTerm[]): number {
  if (query.length < 2) return 0;
  let pairs = 0;
  for (let at = 1; at < query.length; at += 1) {
    const here = own.indexOf(query[at]?.term ?? "");
    const before = own.indexOf(query[at - 1]?.term ?? "");
    if (here >= 0 && before >= 0 && Math.abs(here - before) <= 2) pairs += 1;
  }
  return pairs / (query.length - 1);
}

const NUMBER =
  /\d|\b(un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|medi[oa]|doble|one|two|three|ten)\b/i;
const TIME =
  /\d{1,2}[:/.]\d{2}|\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|d[ií]as?|semanas?|mes(es)?|a[ñn]os?|horas?|antes|despu[ée]s|plazo|\d{4})\b/i;
const CONTACT = /[\w.+-]{1,64}@[\w-]{1,64}|\+?\d[\d\s().-]{6,20}\d|\bext\.?\s*\d+|https?:\/\//i;

/** What an answer to this kind of question looks like. */
function wantedPattern(question: string): RegExp | undefined {
  const asked = fold(question);
  if (/\b(telefono|correo|email|contact\w*|extension|e-?mail|phone)\b/.test(asked)) return CONTACT;
  if (/\b(cuando|fecha|plazo|hora|horario|when|quando|deadline)\b/.test(asked)) return TIME;
  if (
    /\b(cuant[oa]s?|how (many|much|long)|quant[oa]s?|porcentaje|limite|maximo|minimo|precio|coste|peso)\b/.test(
      asked,
    )
  ) {
    return NUMBER;
  }
  return undefined;
}
