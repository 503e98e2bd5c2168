import type { Quantity } from "../quantities.ts";
import type { Statement, Term } from "../read-statement.ts";
import { areSame, type PlacedUnit, type ReadUnit } from "../read-units.ts";
import { isSameQuantity } from "../same-quantity.ts";
import { contentOf, isFigure, weightOf } from "./content-words.ts";

/** Whether one of the terms means the same as the word of the claim. */
export type HasWord = (terms: readonly Term[], sought: Term) => boolean;

/** Compares each word of a claim with each word of its sources once. */
export function createWordMatcher(): HasWord {
  const known = new Map<string, Map<string, boolean>>();
  return (terms, sought) => {
    let compared = known.get(sought.word);
    if (compared === undefined) {
      compared = new Map();
      known.set(sought.word, compared);
    }
    for (const term of terms) {
      let isSame = compared.get(term.word);
      if (isSame === undefined) {
        isSame = areSame(term, sought);
        compared.set(term.word, isSame);
      }
      if (isSame) return true;
    }
    return false;
  };
}

/** A row is one unit; the clauses of a sentence share its words. */
export const termsHere = ({ cells, own, sentence }: ReadUnit) =>
  cells.length > 0 ? own.terms : sentence.terms;

export const quantitiesHere = ({ cells, own, header, sentence }: ReadUnit) =>
  cells.length > 0
    ? [...own.quantities, ...header.flatMap(({ quantities }) => quantities)]
    : sentence.quantities;

export const isAmong = (quantity: Quantity, there: readonly Quantity[]) =>
  there.some((each) => isSameQuantity(quantity, each));

/** What is sought in a unit: words and figures of a claim. */
export interface Sought {
  terms: readonly Term[];
  figures: readonly Quantity[];
}

export const soughtIn = ({ terms, quantities }: Statement): Sought => ({
  terms: contentOf(terms),
  figures: quantities.filter(isFigure),
});

const NEARBY = 0.3;
const IN_CLAUSE = 0.1;
const FIGURE = 2;
const ROW_LABEL = 0.5;

export interface Closest {
  placed: PlacedUnit;
  score: number;
}

/** The unit with most of the words and figures. */
export function closestUnit(
  { terms, figures }: Sought,
  units: readonly PlacedUnit[],
  has: HasWord,
): Closest | undefined {
  let best: Closest | undefined;
  for (const placed of units) {
    const { read } = placed;
    const here = termsHere(read);
    const nearby = [read.context.terms, read.before.terms, read.opening.terms];
    let score = 0;
    for (const term of terms) {
      if (has(here, term)) score += weightOf(term) + (has(read.own.terms, term) ? IN_CLAUSE : 0);
      else if (nearby.some((each) => has(each, term))) score += NEARBY * weightOf(term);
    }
    const said = quantitiesHere(read);
    for (const figure of figures) if (isAmong(figure, said)) score += FIGURE;
    const [label] = read.cells;
    if (label && terms.some((term) => has(label.terms, term))) score += ROW_LABEL;
    if (best === undefined || score > best.score) best = { placed, score };
  }
  return best;
}
