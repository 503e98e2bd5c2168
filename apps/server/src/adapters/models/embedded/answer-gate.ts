import type { UnitFeatures } from "./answer-features.ts";
import { isOtherPerson } from "./answer-fit.ts";
import type { ReadQuestion } from "./asked-for.ts";
import { bestOf } from "./unit-coverage.ts";

export interface ScoredUnit extends UnitFeatures {
  score: number;
}

/** What tells whether the first of the ranked units answers at all; `answer-weights.ts` says how much each value counts. */
export function gateFeaturesOf(ranked: readonly ScoredUnit[], { concepts, asked }: ReadQuestion) {
  const [lead] = ranked;
  if (!lead) return undefined;
  const { values, unit } = lead;
  const rival = ranked.find(
    ({ unit: other }) => other.heading !== unit.heading || String(other.title) !== String(unit.title),
  );
  const stranger = ranked.find((other) => String(other.unit.title) !== String(unit.title));
  const said = new Set(
    ranked.flatMap((other) =>
      other.unit.source === unit.source ? [...other.unit.own, ...other.unit.above, ...other.unit.title] : [],
    ),
  );
  const subjects = concepts.filter(({ isFrame }) => !isFrame);
  const missing = subjects.filter(({ forms }) => bestOf(forms, said) === 0);
  const most = Math.max(0, ...missing.map(({ worth }) => worth));
  const mostAsked = Math.max(0, ...missing.map(({ worth, isTold }) => (isTold ? 0 : worth)));
  const unknown = Math.max(0, ...missing.map(({ worth, isUnknown }) => (isUnknown ? worth : 0)));
  return {
    bias: 1,
    margin: Math.min(MOST_MARGIN, rival ? lead.score - rival.score : MOST_MARGIN),
    documentMargin: Math.min(MOST_MARGIN, stranger ? lead.score - stranger.score : MOST_MARGIN),
    coverage: values.coverage,
    rankedOwn: values.rankedOwn,
    passage: values.passage,
    heading: values.heading,
    title: values.title,
    relevance: values.relevance,
    form: values.form,
    otherForm: values.otherForm,
    otherNoun: values.otherNoun,
    otherCondition: values.otherCondition,
    noWay: values.noWay,
    otherProcedure: values.otherProcedure,
    asksFigure: asked.kind === "other" || asked.kind === "steps" ? 0 : 1,
    nothingMissing: missing.length === 0 ? 1 : 0,
    mostMissing: most / MOST_WORTH,
    mostMissingAsked: mostAsked / MOST_WORTH,
    mostUnknown: unknown / MOST_WORTH,
    missing: missing.length / Math.max(1, subjects.length),
    subjects: Math.min(1, subjects.length / MANY_SUBJECTS),
    outdated: values.outdated,
    otherPerson: concepts.some(isOtherPerson) ? 1 : 0,
  };
}

/**
 * The passage speaks of everything that the question names, and the unit has the form of the answer: no doubt is left to weigh.
 * A table names many people and many events, and not which of them belong together.
 */
export const speaksOfAll = (gate: NonNullable<ReturnType<typeof gateFeaturesOf>>): boolean =>
  gate.nothingMissing === 1 && gate.otherForm === 0 && gate.otherNoun === 0 && gate.otherPerson === 0;

const MOST_MARGIN = 4;
const MOST_WORTH = 2.6;
const MANY_SUBJECTS = 8;
