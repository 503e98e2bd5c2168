import { termsOf } from "@metatron/text/terms";
import { featuresOf } from "./answer-features.ts";
import { gateFeaturesOf, type ScoredUnit, speaksOfAll } from "./answer-gate.ts";
import { CHOICE_WEIGHTS, GATE_THRESHOLD, GATE_WEIGHTS } from "./answer-weights.ts";
import type { ReadQuestion } from "./asked-for.ts";
import type { Library } from "./library.ts";
import type { IndexedUnit } from "./rank-units.ts";
import { coverageOf, placesOf } from "./unit-coverage.ts";

/** A unit that may answer, and how much of the question stands in it and around it. */
export interface FoundAnswer {
  unit: IndexedUnit;
  score: number;
  /** The share of what was asked that the unit speaks of, with what stands above and around it. */
  coverage: number;
  ownCoverage: number;
  headingCoverage: number;
  /** Whether the unit answers by itself; otherwise its passage speaks of everything that was asked, and is quoted whole. */
  isSure: boolean;
}

/**
 * The unit that answers a question first, then the others; nothing where the first one would rather be a wrong answer.
 * `cautionFor` raises the threshold for a unit.
 */
export function findAnswer(
  question: ReadQuestion,
  library: Library,
  cautionFor: (unit: IndexedUnit) => number = () => 0,
): FoundAnswer[] {
  if (question.concepts.every(({ worth }) => worth === 0) || asksUnknown(question)) return [];
  const ranked = rankAnswers(question, library);
  const [lead] = ranked;
  if (!lead || answersOther(lead)) return [];
  const gate = gateFeaturesOf(ranked, question);
  if (!gate) return [];
  const caution = cautionFor(lead.unit);
  const isSure = weigh(gate, GATE_WEIGHTS) >= GATE_THRESHOLD + caution;
  return isSure || (caution === 0 && speaksOfAll(gate)) ? ranked.map((unit) => toFound(unit, isSure)) : [];
}

/**
 * Another code, a row for another range than the one that was named, or a rule that says nothing of the person whom the
 * question names: the answer to another question.
 */
export const answersOther = ({ values }: Pick<ScoredUnit, "values">): boolean =>
  values.otherCode === 1 || values.outOfRange === 1 || values.otherPerson === 1;

/** All units, the likeliest answer first. */
export function rankAnswers(question: ReadQuestion, library: Library): ScoredUnit[] {
  return featuresOf(question, library)
    .map((features) => ({ ...features, score: weigh(features.values, CHOICE_WEIGHTS) }))
    .sort((a, b) => b.score - a.score || a.unit.order - b.unit.order);
}

export function weigh(
  values: Readonly<Record<string, number>>,
  weights: Readonly<Record<string, number>>,
): number {
  return Object.entries(values).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);
}

export const toFound = ({ unit, score, found }: ScoredUnit, isSure: boolean): FoundAnswer => ({
  unit,
  score,
  coverage: found.coverage,
  ownCoverage: found.ownCoverage,
  headingCoverage: found.headingCoverage,
  isSure,
});

/** More than this share of what was asked stands in no text: what the rest says is about something else. */
const MOST_UNKNOWN = 0.5;

/**
 * Whether the question is about something that no text speaks of: a place, product or company that none names, or most of
 * its words.
 */
export function asksUnknown(question: ReadQuestion): boolean {
  const { concepts } = question;
  const unknown = concepts.filter(({ isUnknown, isTold }) => isUnknown && !isTold);
  const worthOf = (some: typeof concepts) => some.reduce((sum, { worth }) => sum + worth, 0);
  return unknownNames(question).length > 0 || worthOf(unknown) > MOST_UNKNOWN * worthOf(concepts);
}

/** The stems of places, products and companies that the question is about and that no text names. */
export function unknownNames({ text, concepts }: ReadQuestion): string[] {
  const names = new Set([...text.matchAll(NAME)].flatMap(([name]) => termsOf(name)));
  return concepts
    .filter(({ term, isUnknown, isTold }) => isUnknown && !isTold && names.has(term))
    .map(({ term }) => term);
}

/** A word with a capital that does not begin a sentence. */
const NAME = /(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d-]+/gu;

/** The units that come nearest to a question, whether or not they answer it. */
export function nearestUnits(question: ReadQuestion, library: Library): FoundAnswer[] {
  const places = placesOf(library);
  return library.units
    .map((unit) => {
      const found = coverageOf(unit, question, places);
      return { unit, ...found, score: found.coverage, isSure: false };
    })
    .sort((a, b) => b.score - a.score || a.unit.order - b.unit.order);
}
