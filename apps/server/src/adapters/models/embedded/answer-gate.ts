import type { UnitFeatures } from "./answer-features.ts";
import type { ReadQuestion } from "./read-question.ts";

export interface ScoredUnit extends UnitFeatures {
  score: number;
}

/** What tells whether the first of the ranked units answers at all; `answer-weights.ts` says how much each value counts. */
export function gateFeaturesOf(ranked: readonly ScoredUnit[], { concepts, asked }: ReadQuestion) {
  const [lead] = ranked;
  if (!lead) return undefined;
  const { values, unit } = lead;
  const rival = ranked.find((other) => other.unit.source !== unit.source);
  const others = ranked.find(
    (other) => other.unit.source !== unit.source && String(other.unit.title) !== String(unit.title),
  );
  const sum = (isCounted: (concept: (typeof concepts)[number]) => boolean) =>
    concepts.reduce((so, concept) => so + (isCounted(concept) ? concept.worth : 0), 0);
  const whole = sum(() => true);
  return {
    bias: 1,
    score: lead.score,
    margin: Math.min(MOST_MARGIN, rival ? lead.score - rival.score : MOST_MARGIN),
    documentMargin: Math.min(MOST_MARGIN, others ? lead.score - others.score : MOST_MARGIN),
    coverage: values.coverage,
    passage: values.passage,
    sameWords: values.sameWords,
    heading: values.heading,
    support: values.support,
    relevance: values.relevance,
    form: values.form,
    otherForm: values.otherForm,
    otherNoun: values.otherNoun,
    asksFigure: asked.kind === "other" || asked.kind === "steps" ? 0 : 1,
    unknown: whole > 0 ? sum(({ isUnknown }) => isUnknown) / whole : 1,
    unknownWorth: Math.min(1, sum(({ isUnknown }) => isUnknown) / WORTH_OF_A_NAME),
    worth: Math.min(1, whole / WORTH_OF_A_LONG_QUESTION),
    outdated: values.outdated,
  };
}

const MOST_MARGIN = 4;
const WORTH_OF_A_NAME = 2.6;
const WORTH_OF_A_LONG_QUESTION = 10;
