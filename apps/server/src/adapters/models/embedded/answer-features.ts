import { fitParts } from "./answer-fit.ts";
import type { ReadQuestion } from "./asked-for.ts";
import type { Library } from "./library.ts";
import type { IndexedUnit } from "./rank-units.ts";
import { bestOf, coverageOf, placesOf } from "./unit-coverage.ts";

/** A form other than the word itself counts below this. */
const SAME_WORD = 0.95;
const LEAST_RELEVANCE = 0.05;
const LONG_UNIT_WORDS = 30;

export type UnitFeatures = ReturnType<typeof featuresOf>[number];

/** For every unit what is known about it as an answer; `answer-weights.ts` says how much each value counts. */
export function featuresOf(question: ReadQuestion, library: Library) {
  const { units, sources } = library;
  const places = placesOf(library);
  const passages = passageShares(question, library);
  const firstBlocks = firstBlocksOf(units);
  const isSteps = question.asked.kind === "steps";

  return units.map((unit) => {
    const source = sources[unit.source];
    const found = coverageOf(unit, question, places);
    const fit = fitParts(unit, question);
    const relevance = source?.relevance ?? 1;
    const block = unit.block - (firstBlocks.get(sectionKey(unit)) ?? unit.block);
    const around = new Set([...unit.own, ...unit.above, ...unit.title]);
    return {
      unit,
      found,
      values: {
        coverage: found.coverage,
        coverageSquared: found.coverage ** 2,
        heading: found.headingCoverage,
        title: found.titleCoverage,
        ranked: found.ranked,
        rankedOwn: found.rankedOwn,
        rankedHeading: found.rankedAbove,
        rankedTitle: found.rankedTitle,
        sameWords: shareOf(question, around, SAME_WORD),
        passage: passages[unit.source] ?? 0,
        relevance: Math.log(Math.max(LEAST_RELEVANCE, relevance)),
        documentRelevance: documentRelevance(library, unit),
        support: source?.support ?? found.coverage,
        form: fit.form > 0 ? Math.log(fit.form) : 0,
        otherForm: fit.form === 0 ? 1 : 0,
        otherNoun: fit.hasNoun ? 0 : 1,
        otherCode: fit.hasCode ? 0 : 1,
        limit: fit.limit,
        inRange: fit.range > 1 ? 1 : 0,
        outOfRange: fit.range === 0 ? 1 : 0,
        label: Math.log(fit.label),
        addsToRule: fit.adds,
        refersElsewhere: fit.refers,
        specialCase: fit.special,
        otherCondition: fit.otherCondition,
        otherPerson: fit.otherPerson,
        noWay: fit.noWay,
        // A step is quoted with its whole procedure, which is about its heading and title.
        otherProcedure: unit.mark && found.headingCoverage + found.titleCoverage === 0 ? 1 : 0,
        row: unit.kind === "row" ? 1 : 0,
        step: unit.mark ? 1 : 0,
        stepForProblem: isSteps && unit.mark ? 1 : 0,
        rowForProblem: isSteps && unit.kind === "row" ? 1 : 0,
        procedureForProblem: isSteps && fit.isProcedure ? 1 : 0,
        outdated: source?.isOutdated ? 1 : 0,
        opening: 1 / (1 + block),
        length: Math.min(1, unit.own.length / LONG_UNIT_WORDS),
      },
    };
  });
}

/** The share of the question, by worth, that these words speak of. */
function shareOf({ concepts }: ReadQuestion, terms: ReadonlySet<string>, least = 0): number {
  const sums = { whole: 0, found: 0 };
  for (const { forms, worth } of concepts) {
    const best = bestOf(forms, terms);
    sums.whole += worth;
    if (best > least) sums.found += worth * best;
  }
  return sums.whole > 0 ? sums.found / sums.whole : 0;
}

/** The share of the question that each passage as a whole speaks of, rows and headings included. */
function passageShares(question: ReadQuestion, { units, sources }: Library): number[] {
  const words = sources.map(() => new Set<string>());
  for (const { source, own, above, title } of units)
    for (const term of [...own, ...above, ...title]) words[source]?.add(term);
  return words.map((terms) => shareOf(question, terms));
}

/** How well the search rates the best passage of the unit's document. */
function documentRelevance({ sources }: Library, { source }: IndexedUnit): number {
  const title = sources[source]?.title;
  const same = sources.filter((other) => title !== undefined && other.title === title);
  return Math.max(sources[source]?.relevance ?? 1, ...same.map(({ relevance = 1 }) => relevance));
}

const sectionKey = ({ source, heading }: IndexedUnit) => `${source}\n${heading ?? ""}`;

/** The block with which each section begins: a section states its rule first and its exceptions after it. */
function firstBlocksOf(units: readonly IndexedUnit[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const unit of units) if (!first.has(sectionKey(unit))) first.set(sectionKey(unit), unit.block);
  return first;
}
