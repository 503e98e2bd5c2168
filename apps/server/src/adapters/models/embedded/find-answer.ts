import { termsOf } from "@metatron/text/terms";
import { answerFit } from "./answer-fit.ts";
import type { ReadQuestion } from "./asked-for.ts";
import type { Library } from "./library.ts";
import type { IndexedUnit } from "./rank-units.ts";

/** A unit that may answer, and how much of the question stands in it and around it. */
export interface FoundAnswer {
  unit: IndexedUnit;
  score: number;
  /** The share of what was asked that the unit speaks of, with what stands above and around it. */
  coverage: number;
  ownCoverage: number;
  headingCoverage: number;
}

/** Below it the texts only speak of something near, and quoting that would be a wrong answer. */
const ENOUGH = 0.55;
/** The search sees the whole question and all documents, so its order says something; what a unit says weighs more. */
const RANKED_BY_SEARCH = 0.3;
/** Where every other document is rated lower than this, the first one is meant. */
const CLEARLY_FIRST = 0.7;
const LEAST_OWN = 0.2;
const OUTDATED_FIT = 0.3;
const EARLY_BONUS = 0.15;
const LEAST_HEADING = 0.5;
/** A unit that only its title relates to the question must at least be just what was asked for, such as an amount. */
const SURE_FIT = 1.5;

/** The unit that answers a question first, then the others; nothing where no unit speaks of enough of it. */
export function findAnswer(question: ReadQuestion, library: Library): FoundAnswer[] {
  const { units, sources } = library;
  const whole = question.concepts.reduce((sum, { worth }) => sum + worth, 0);
  if (whole === 0 || namesUnknown(question)) return [];
  const places = placesOf(library);
  const isCandidate = documentOf(library);
  return units
    .filter(isCandidate)
    .map((unit) => {
      const found = coverageOf(unit, question, places);
      const fit = answerFit(unit, question);
      const validity = sources[unit.source]?.isOutdated ? OUTDATED_FIT : 1;
      const prior = (sources[unit.source]?.relevance ?? 1) ** RANKED_BY_SEARCH;
      const score = scoreOf(found) * fit * generalFit(unit, units) * validity * prior;
      return { unit, ...found, fit, score };
    })
    .filter(
      ({ coverage, ownCoverage, headingCoverage, titleCoverage, fit, score }) =>
        score > 0 &&
        coverage >= ENOUGH &&
        (ownCoverage >= LEAST_OWN ||
          headingCoverage >= LEAST_HEADING ||
          (titleCoverage >= LEAST_HEADING && fit >= SURE_FIT)),
    )
    .sort((a, b) => b.score - a.score || a.unit.order - b.unit.order);
}

/** All units, or those of one document where the search is sure of it. */
function documentOf({ sources }: Library): (unit: IndexedUnit) => boolean {
  const first = sources.find(({ relevance }) => relevance === 1);
  const others = sources.filter(({ title }) => title !== first?.title);
  const isSure = first !== undefined && others.every(({ relevance = 1 }) => relevance <= CLEARLY_FIRST);
  return ({ source }) => !isSure || sources[source]?.title === first.title;
}

/** A place, product or company that no text names: what is said about others does not answer. */
export function namesUnknown({ text, concepts }: ReadQuestion): boolean {
  const names = new Set([...text.matchAll(NAME)].flatMap(([name]) => termsOf(name)));
  return concepts.some(({ term, isUnknown }) => isUnknown && names.has(term));
}

/** A word with a capital that does not begin a sentence. */
const NAME = /(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d-]+/gu;

/** Everyday verbs do not decide whether a unit answers, but among those that do they tell which. */
const scoreOf = ({ ranked, rankedOwn, rankedAbove, rankedTitle }: ReturnType<typeof coverageOf>) =>
  ranked ** 2 * (0.5 + 0.5 * rankedOwn) * (1 + 0.35 * rankedAbove) * (1 + 0.4 * rankedTitle);

/** The units that come nearest to a question, whether or not they answer it. */
export function nearestUnits(question: ReadQuestion, library: Library): FoundAnswer[] {
  const places = placesOf(library);
  return library.units
    .map((unit) => {
      const found = coverageOf(unit, question, places);
      return { unit, ...found, score: found.coverage };
    })
    .sort((a, b) => b.score - a.score || a.unit.order - b.unit.order);
}

const FRAME_RANK = 0.4;
/** Every row has the words of the header, so they tell less than those of its cells. */
const HEADER = 0.8;
const NEAR_RULE = { heading: 0.8, title: 0.6 };
const NEAR_STEPS = { heading: 0.9, title: 0.9 };
const ABOVE = 0.95;
const BLOCK = 0.85;
const TITLE = 0.8;
const SECTION = 0.65;

interface Places {
  blocks: ReadonlyMap<string, ReadonlySet<string>>;
  sections: ReadonlyMap<string, ReadonlySet<string>>;
  sectionOf(unit: IndexedUnit): string;
  blockOf(unit: IndexedUnit): string;
}

function placesOf({ units, sources }: Library): Places {
  const sectionOf = (unit: IndexedUnit) =>
    `${sources[unit.source]?.title ?? unit.source}\n${unit.heading ?? ""}`;
  const blockOf = (unit: IndexedUnit) => `${unit.source}\n${unit.block}`;
  const blocks = new Map<string, Set<string>>();
  const sections = new Map<string, Set<string>>();
  for (const unit of units) {
    // A row answers by itself; what other rows of its table say is about other things.
    if (unit.kind === "row") continue;
    addTo(blocks, blockOf(unit), unit.own);
    addTo(sections, sectionOf(unit), unit.own);
  }
  return { blocks, sections, sectionOf, blockOf };
}

function addTo(map: Map<string, Set<string>>, key: string, terms: readonly string[]) {
  const set = map.get(key) ?? new Set<string>();
  for (const term of terms) set.add(term);
  map.set(key, set);
}

function coverageOf(unit: IndexedUnit, { concepts, asked }: ReadQuestion, places: Places) {
  const near = asked.kind === "steps" ? NEAR_STEPS : NEAR_RULE;
  const own = new Set(unit.kind === "row" ? termsOf(cellsOf(unit)) : unit.own);
  const header = new Set(unit.kind === "row" ? unit.own : []);
  const above = new Set(unit.above);
  const title = new Set(unit.title);
  const block = places.blocks.get(places.blockOf(unit)) ?? new Set<string>();
  const section = places.sections.get(places.sectionOf(unit)) ?? new Set<string>();
  const sums = {
    whole: 0,
    anywhere: 0,
    own: 0,
    above: 0,
    title: 0,
    ranks: 0,
    ranked: 0,
    rankedOwn: 0,
    rankedAbove: 0,
    rankedTitle: 0,
  };
  for (const { forms, worth, rarity, isFrame } of concepts) {
    const inOwn = Math.max(bestOf(forms, own), HEADER * bestOf(forms, header));
    const inAbove = bestOf(forms, above);
    const inTitle = bestOf(forms, title);
    const anywhere = Math.max(
      inOwn,
      ABOVE * inAbove,
      unit.kind === "row" ? 0 : BLOCK * bestOf(forms, block),
      TITLE * inTitle,
      SECTION * bestOf(forms, section),
    );
    const inBlock = Math.max(inOwn, unit.kind === "row" ? 0 : BLOCK * bestOf(forms, block));
    const rank = isFrame ? Math.max(worth, FRAME_RANK * rarity) : worth;
    sums.whole += worth;
    sums.anywhere += worth * anywhere;
    sums.own += worth * inBlock;
    sums.above += worth * inAbove;
    sums.title += worth * inTitle;
    sums.ranks += rank;
    sums.ranked += rank * anywhere;
    // The heading says what a section is about, and the title whose procedure this is.
    sums.rankedOwn += rank * Math.max(inOwn, near.heading * inAbove, near.title * inTitle);
    sums.rankedAbove += rank * inAbove;
    sums.rankedTitle += rank * inTitle;
  }
  return {
    ranked: sums.ranked / sums.ranks,
    rankedOwn: sums.rankedOwn / sums.ranks,
    rankedAbove: sums.rankedAbove / sums.ranks,
    // A question of one or two words is about the document that is called by them.
    rankedTitle: sums.rankedTitle / sums.ranks,
    coverage: sums.anywhere / sums.whole,
    ownCoverage: sums.own / sums.whole,
    headingCoverage: sums.above / sums.whole,
    titleCoverage: sums.title / sums.whole,
  };
}

const cellsOf = ({ table, row }: IndexedUnit) => (table?.rows[row ?? -1] ?? []).join(" ");

function bestOf(forms: ReadonlyMap<string, number>, terms: ReadonlySet<string>): number {
  let best = 0;
  for (const [form, weight] of forms) if (weight > best && terms.has(form)) best = weight;
  return best;
}

/** A section states its rule first and its exceptions after it. */
function generalFit(unit: IndexedUnit, units: readonly IndexedUnit[]): number {
  const first = units.find(({ source, heading }) => source === unit.source && heading === unit.heading);
  return 1 + EARLY_BONUS / (1 + (unit.block - (first?.block ?? unit.block)));
}
