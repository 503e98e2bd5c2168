import { answerFit } from "./answer-fit.ts";
import type { ReadQuestion } from "./asked-for.ts";
import { namesUnknown, nearestUnits } from "./find-answer.ts";
import type { Library } from "./library.ts";
import type { IndexedUnit } from "./rank-units.ts";

const LEAST_SUPPORT = 0.5;
const LEAST_COVERAGE = 0.5;
/** Another document that the search rates higher than this might answer as well. */
const MOST_OF_OTHERS = 0.8;

/**
 * The whole passage that the search rates first, where it is far ahead of other documents and speaks of half of what was
 * asked. For questions whose words no single sentence has: which of its sentences answers, the reader sees.
 */
export function findSection(question: ReadQuestion, library: Library): IndexedUnit[] {
  const { sources, units } = library;
  const at = sources.findIndex(({ relevance }) => relevance === 1);
  const first = sources[at];
  if (!first || first.isOutdated || (first.support ?? 0) < LEAST_SUPPORT || namesUnknown(question)) return [];
  const others = sources.filter(({ title }) => title !== first.title);
  if (others.some(({ relevance = 1 }) => relevance > MOST_OF_OTHERS)) return [];
  const own = units.filter(({ source }) => source === at);
  const nearest = nearestUnits(question, library).find(({ unit }) => unit.source === at);
  const isNear = (nearest?.coverage ?? 0) >= LEAST_COVERAGE;
  return isNear && own.some((unit) => answerFit(unit, question) > 0) ? own : [];
}
