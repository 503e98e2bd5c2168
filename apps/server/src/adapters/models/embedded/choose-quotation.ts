import { foldText } from "@metatron/text/fold-text";
import type { FoundAnswer } from "./find-answer.ts";
import type { Library } from "./library.ts";
import type { IndexedUnit } from "./rank-units.ts";

const MOST_ITEMS = 12;
const MOST_SENTENCES = 3;
const HEADING_ANSWERS = 0.3;
const OWN_ANSWERS = 0.75;

const WHOLE_PARAGRAPH_CHARS = 480;
const SHORT_LIST = 5;

/** The best unit with what it needs to be understood: its steps, its list or its paragraph. */
export function chooseQuotation({ unit, ...found }: FoundAnswer, library: Library): IndexedUnit[] {
  const { units } = library;
  if (unit.kind === "row") return [unit];
  const section = units.filter(({ source, heading }) => source === unit.source && heading === unit.heading);
  // One step of a procedure helps nobody.
  if (unit.mark) {
    const steps = stepsOf(unit, library);
    return [...steps.slice(0, MOST_ITEMS), ...otherwiseOf(steps, library)];
  }
  const isTopic = found.headingCoverage >= HEADING_ANSWERS && found.ownCoverage < OWN_ANSWERS;
  const isHeadingItself = found.headingCoverage > 0.99;
  const isOnlyAround = found.ownCoverage < found.coverage / 2;
  if (isHeadingItself || isOnlyAround || (isTopic && unit.kind === "item")) return startOf(section, unit);
  const list = unit.text.endsWith(":") ? section.filter(({ intro }) => intro === unit.text) : [];
  if (unit.kind === "item")
    return list.length > 0 ? [unit, ...list.slice(0, MOST_ITEMS)] : shortListOf(unit, section);
  const paragraph = paragraphOf(unit, section);
  const last = paragraph.at(-1);
  const opened =
    last !== unit && last?.text.endsWith(":") ? section.filter(({ intro }) => intro === last.text) : list;
  return [...paragraph, ...opened.slice(0, MOST_ITEMS)];
}

/**
 * The steps of a procedure, all of them: the first may stand in the passage before, and a remark between two steps makes two
 * lists of one.
 */
function stepsOf(unit: IndexedUnit, { units, sources }: Library): IndexedUnit[] {
  const section = units.filter(
    ({ source, heading, mark }) =>
      mark !== undefined &&
      heading === unit.heading &&
      sources[source]?.title === sources[unit.source]?.title,
  );
  const isOwn = ({ source, block }: IndexedUnit) => source === unit.source && block === unit.block;
  const steps = section.filter(isOwn);
  const first = numberOf(steps[0]);
  const last = numberOf(steps.at(-1));
  const others = section.filter((step) => !isOwn(step));
  const before = new Map(
    others.filter((step) => numberOf(step) < first).map((step) => [numberOf(step), step]),
  );
  const isElsewhere = (step: IndexedUnit) => step.source !== unit.source;
  // The later steps may stand in the next passage, unless that has a procedure of its own.
  const isSplit = !others.some((step) => isElsewhere(step) && numberOf(step) === 1);
  const isAfter = (step: IndexedUnit) => (isElsewhere(step) ? isSplit : step.order > unit.order);
  const after = new Map(
    others.filter((step) => isAfter(step) && numberOf(step) > last).map((step) => [numberOf(step), step]),
  );
  // A list that begins with 1 is another procedure of the section.
  const isContinued = after.has(last + 1) && !hasFirstAfter(others, unit);
  const opening = first > 1 && before.size === 0 ? unnumberedBefore(steps[0], units) : [];
  return [...opening, ...inOrder(before), ...steps, ...(isContinued ? inOrder(after) : [])];
}

const LONGEST_OTHERWISE_CHARS = 320;
const OTHERWISE = /^(?:si|sin|cuando|mientras) /;

/** The short paragraph behind the steps that says what to do where they do not help: «Si sigue la marca roja, …». */
function otherwiseOf(steps: readonly IndexedUnit[], { units }: Library): IndexedUnit[] {
  const last = steps.at(-1);
  if (!last) return [];
  const behind = units.filter(
    ({ source, heading, order }) => source === last.source && heading === last.heading && order > last.order,
  );
  const [first] = behind;
  if (first?.kind !== "sentence" || !OTHERWISE.test(foldText(first.text))) return [];
  const paragraph = behind.filter(({ kind, block }) => kind === "sentence" && block === first.block);
  return lengthOf(paragraph) <= LONGEST_OTHERWISE_CHARS ? paragraph : [];
}

/** A file may lose the numbers of the first steps, for example at the end of a page; they are the sentences before the others. */
function unnumberedBefore(step: IndexedUnit | undefined, units: readonly IndexedUnit[]): IndexedUnit[] {
  if (!step) return [];
  return units.filter(
    ({ source, heading, kind, order }) =>
      source === step.source && heading === step.heading && kind === "sentence" && order < step.order,
  );
}

const inOrder = (steps: ReadonlyMap<number, IndexedUnit>) =>
  [...steps.values()].sort((a, b) => numberOf(a) - numberOf(b));

const hasFirstAfter = (steps: readonly IndexedUnit[], { source, order }: IndexedUnit) =>
  steps.some((step) => step.source === source && step.order > order && numberOf(step) === 1);

/** The first step of the section that a unit stands in; undefined where the section has no steps. */
export function firstStepOf(unit: IndexedUnit, { units }: Library): IndexedUnit | undefined {
  return units.find(
    ({ source, heading, mark }) =>
      mark !== undefined && source === unit.source && heading === unit.heading && heading !== undefined,
  );
}

const numberOf = (unit: IndexedUnit | undefined): number => Number.parseInt(unit?.mark ?? "", 10) || 0;

const lengthOf = (units: readonly IndexedUnit[]): number =>
  units.reduce((sum, { text }) => sum + text.length, 0);

/** A short list is quoted whole: which of its points applies, the reader knows best. */
function shortListOf(unit: IndexedUnit, section: readonly IndexedUnit[]): IndexedUnit[] {
  const list = section.filter(({ block, kind }) => block === unit.block && kind === "item");
  return list.length <= SHORT_LIST && lengthOf(list) <= WHOLE_PARAGRAPH_CHARS * 1.5 ? list : [unit];
}

/** A short paragraph is quoted whole, and so is a short section: its exceptions stand beside its rule. */
function paragraphOf(unit: IndexedUnit, section: readonly IndexedUnit[]): IndexedUnit[] {
  const isProse = unit.heading !== undefined && section.every(({ kind }) => kind === "sentence");
  if (isProse && lengthOf(section) <= WHOLE_PARAGRAPH_CHARS) return [...section];
  const paragraph = section.filter(({ block, kind }) => block === unit.block && kind === "sentence");
  if (lengthOf(paragraph) <= WHOLE_PARAGRAPH_CHARS) return paragraph;
  const before = section[section.indexOf(unit) - 1];
  const needsBefore = before?.block === unit.block && REFERS_BACK.test(foldText(unit.text));
  return [...(needsBefore ? [before] : []), unit];
}

const REFERS_BACK =
  /^(su|sus|este|esta|estos|estas|ese|esa|dich[oa]s?|el mismo|la misma|ademas|asimismo|en ese caso|en tal caso|en caso contrario|no obstante|sin embargo|los mismos|tambien|por ello|this|these|it|in that case|however|esse|essa|nesse caso|alem disso)\b/;

/** The first sentences of a section, all of a short one, and the list in it; without a heading, only the unit's own list. */
function startOf(section: readonly IndexedUnit[], unit: IndexedUnit): IndexedUnit[] {
  const own = unit.heading ? section : section.filter(({ block }) => block === unit.block);
  const sentences = own.filter(({ kind }) => kind === "sentence");
  const isShort = lengthOf(sentences) <= WHOLE_PARAGRAPH_CHARS;
  const prose = isShort ? sentences : sentences.slice(0, MOST_SENTENCES);
  const items = own.filter(({ kind }) => kind === "item").slice(0, MOST_ITEMS);
  // A section that is mostly prose has its lists for other things than its beginning.
  const hasList =
    unit.kind === "item" || prose.length < MOST_SENTENCES || prose.some(({ text }) => text.endsWith(":"));
  return [...prose, ...(hasList ? items : [])].sort((a, b) => a.order - b.order);
}
