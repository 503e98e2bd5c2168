import { termsOf } from "@metatron/text/terms";
import type { ReadQuestion } from "./asked-for.ts";
import type { Library } from "./library.ts";
import type { IndexedUnit } from "./rank-units.ts";

const FRAME_RANK = 0.4;
/** Every row has the words of the header, so they tell less than those of its cells. */
const HEADER = 0.8;
const NEAR_RULE = { heading: 0.8, title: 0.6 };
const NEAR_STEPS = { heading: 0.9, title: 0.9 };
const ABOVE = 0.95;
const BLOCK = 0.85;
const TITLE = 0.8;
const SECTION = 0.65;

/** The words of each block and section. */
interface Places {
  blocks: ReadonlyMap<string, ReadonlySet<string>>;
  sections: ReadonlyMap<string, ReadonlySet<string>>;
  sectionOf(unit: IndexedUnit): string;
  blockOf(unit: IndexedUnit): string;
}

export function placesOf({ units, sources }: Library): Places {
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

/** How much of the question a unit speaks of, in its own words and in those around it. */
export function coverageOf(unit: IndexedUnit, { concepts, asked }: ReadQuestion, places: Places) {
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

/** How far any of these words stands for a concept, from 0 to 1. */
export function bestOf(forms: ReadonlyMap<string, number>, terms: ReadonlySet<string>): number {
  let best = 0;
  for (const [form, weight] of forms) if (weight > best && terms.has(form)) best = weight;
  return best;
}
