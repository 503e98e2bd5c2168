import { foldText } from "@metatron/text/fold-text";
import { termsOf } from "@metatron/text/terms";
import { fitParts } from "./answer-fit.ts";
import { gateFeaturesOf } from "./answer-gate.ts";
import { EVERYDAY_THRESHOLD, EVERYDAY_WEIGHTS, GATE_THRESHOLD, GATE_WEIGHTS } from "./answer-weights.ts";
import { codesIn, type ReadQuestion } from "./asked-for.ts";
import {
  type EverydayMatch,
  isEverydayWord,
  matchEverydayQuestion,
} from "./everyday-questions/match-question.ts";
import {
  answersOther,
  type FoundAnswer,
  findAnswer,
  rankAnswers,
  toFound,
  unknownNames,
  weigh,
} from "./find-answer.ts";
import type { Library } from "./library.ts";
import type { IndexedUnit } from "./rank-units.ts";
import { type AskedText, readQuestion } from "./read-question.ts";

/** The units that answer, the best first, and the question that they answer: the person's own or the everyday one it means. */
interface Answered {
  question: ReadQuestion;
  ranked: readonly FoundAnswer[];
}

/** Where a question resembles an everyday one that is answered elsewhere, an answer by its own words must be surer by this much. */
const CAUTION = 1;
const RESEMBLES = 0.18;
/** Less alike, both only share a word, however unlike all other questions are. */
const LEAST_LIKENESS = 0.08;
/** From this likeness on, a question that few documents answer is meant, and something nearby is no answer to it. */
const MEANT = 0.28;
/** From this likeness on, also a text with all words of the question is about something else: «payslip» is no lost receipt. */
const SURELY_MEANT = 0.5;

/** The last answer in each library: a turn asks twice, whether there is an answer and for the answer. */
const found = new WeakMap<Library, AskedText & { answered: Answered | undefined }>();

/** The answer to a question as it is asked every day, or to its own words where no everyday question is like it. */
export function findEverydayAnswer(asked: AskedText, library: Library): Answered | undefined {
  const known = found.get(library);
  const isSame =
    known?.text === asked.text && known.earlier === asked.earlier && known.specialty === asked.specialty;
  if (isSame) return known.answered;
  const answered = findAnswerTo(asked, library);
  found.set(library, { text: asked.text, earlier: asked.earlier, specialty: asked.specialty, answered });
  return answered;
}

function findAnswerTo(asked: AskedText, library: Library): Answered | undefined {
  const own = readQuestion(asked, library);
  const isPasted = library.sources.some(({ citation }) => citation === undefined);
  const match = asked.earlier || isPasted ? undefined : matchEverydayQuestion(asked.text, asked.specialty);
  if (!match) return toAnswered(own, findAnswer(own, library));
  const asWritten = findAnswer(own, library);
  const [literal] = asWritten;
  if (literal && hasSameHeading(literal, asked)) return toAnswered(own, asWritten);
  if (match.isOftenNotCovered && match.likeness >= SURELY_MEANT) return undefined;
  if (literal && hasAllWords(literal) && !isClear(match)) return toAnswered(own, asWritten);
  const { match: chosen, meant } = chooseMeant(match, own, library);
  const isMeant = chosen.likeness >= LEAST_LIKENESS;
  if (meant && isMeant && weigh(meant.values, EVERYDAY_WEIGHTS) >= EVERYDAY_THRESHOLD)
    return toAnswered(meant.question, meant.ranked);
  if (match.isOftenNotCovered && match.likeness >= MEANT) return undefined;
  const likelier = match.likeness >= RESEMBLES ? meant?.ranked[0]?.unit : undefined;
  const ranked = findAnswer(own, library, (unit) =>
    likelier && !isSameSection(unit, likelier) ? CAUTION : 0,
  );
  return toAnswered(own, ranked);
}

/** The text itself has this question as a heading, so no everyday question says better what is meant. */
const hasSameHeading = ({ unit }: FoundAnswer, { text }: AskedText): boolean =>
  lettersOf(String(unit.heading)) === lettersOf(text);

const hasAllWords = ({ isSure, headingCoverage, ownCoverage }: FoundAnswer): boolean =>
  isSure && Math.max(headingCoverage, ownCoverage) > 0.99;

/** A passage with all words of the question may say something else with them: a slow connection, not one that fails. */
const isClear = ({ likeness, margin }: EverydayMatch): boolean => likeness >= 0.5 && margin >= 0.09;

const lettersOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const toAnswered = (question: ReadQuestion, ranked: readonly FoundAnswer[]): Answered | undefined =>
  ranked.length > 0 ? { question, ranked } : undefined;

const isSameSection = (one: IndexedUnit, other: IndexedUnit): boolean =>
  one.heading === other.heading && String(one.title) === String(other.title);

/** Almost as alike: which of two is meant follows from what kind of answer is asked for, an amount or a way. */
const ALMOST_AS_ALIKE = 0.75;

/** The most alike everyday question; the next one where only that one's answer has the form that was asked for. */
export function chooseMeant(match: EverydayMatch, own: ReadQuestion, library: Library) {
  const first = { match, meant: readAsMeant(match, own, library) };
  if (match.isOftenNotCovered || first.meant?.values.otherForm !== 1) return first;
  for (const other of match.others) {
    if (other.isOftenNotCovered || other.likeness < match.likeness * ALMOST_AS_ALIKE) break;
    const others = [match, ...match.others.filter((each) => each !== other)];
    const meant = readAsMeant({ ...other, others }, own, library);
    if (meant?.values.otherForm === 0) return { match: other, meant };
  }
  return first;
}

/** The everyday question, its ranked units, and what tells whether the first of them answers what the person asked. */
function readAsMeant(match: EverydayMatch, own: ReadQuestion, library: Library) {
  const question = readQuestion({ text: match.question }, library);
  const ranked = withNamedFirst(rankAnswers(question, library), own);
  const [lead] = ranked;
  const gate = gateFeaturesOf(ranked, question);
  if (!lead || !gate || answersOther(lead) || asksOther(own, lead.unit, library)) return undefined;
  // Documents that answer the everyday question use its words.
  if (question.concepts.some(({ isUnknown, isFrame, worth }) => isUnknown && !isFrame && worth > 0))
    return undefined;
  const fit = fitParts(lead.unit, own);
  const rival = rivalOf(match, lead.unit, library);
  const unknown = own.concepts.filter(({ isUnknown, isFrame }) => isUnknown && !isFrame);
  return {
    question,
    ranked: ranked.map((unit) => toFound(unit, true)),
    values: {
      bias: 1,
      likeness: match.likeness,
      margin: Math.min(MOST_MARGIN, marginOf(match, rival)),
      lead: leadOf(match, rival),
      strange: match.strange,
      strangest: match.strangest,
      oftenNotCovered: match.isOftenNotCovered ? 1 : 0,
      gate: Math.max(-MOST_GATE, Math.min(MOST_GATE, weigh(gate, GATE_WEIGHTS) - GATE_THRESHOLD)),
      heading: gate.heading + gate.title,
      otherForm: fit.form === 0 ? 1 : 0,
      otherNoun: fit.hasNoun ? 0 : 1,
      otherCode: fit.hasCode || isRuleForCode(lead.unit, own, library) ? 0 : 1,
      unknown: Math.max(0, ...unknown.map(({ worth }) => worth)) / MOST_WORTH,
    },
  };
}

/**
 * A rule of the document that names the code elsewhere: how a ticket is booked holds for an ID90 as well. A row of a table
 * is about its own code alone.
 */
function isRuleForCode({ row, source }: IndexedUnit, { asked }: ReadQuestion, { sources }: Library): boolean {
  if (row !== undefined) return false;
  const document = sources.filter(({ title }) => title === sources[source]?.title);
  return document.some(({ text }) => codesIn(text).some((code) => asked.codes.includes(code)));
}

/**
 * The row or the point of a list that the person names, where the everyday question leads to another one beside it: «el hangar»,
 * not the warehouse.
 */
function withNamedFirst<T extends { unit: IndexedUnit }>(
  ranked: readonly T[],
  { concepts }: ReadQuestion,
): readonly T[] {
  const [lead] = ranked;
  if (!lead || labelOf(lead.unit) === undefined) return ranked;
  const said = concepts.filter(({ isFrame }) => !isFrame);
  // All of them are about what the heading says: under «El buzón está lleno», «buzón» names no row.
  const inHeading = new Set(termsOf(String(lead.unit.heading ?? "")));
  const isNamed = ({ unit }: T) =>
    termsOf(labelOf(unit) ?? "").some(
      (word) => !inHeading.has(word) && said.some(({ forms }) => forms.has(word)),
    );
  const named = ranked.find((each) => isBeside(each.unit, lead.unit) && isNamed(each));
  return !named || named === lead ? ranked : [named, ...ranked.filter((each) => each !== named)];
}

/** What a row or a point is about, where it says it first: «Navidad: se paga aparte». */
const labelOf = ({ kind, text, table, row }: IndexedUnit): string | undefined =>
  kind === "row" ? table?.rows[row ?? -1]?.[0] : kind === "item" ? LABEL.exec(text)?.[1] : undefined;

const LABEL = /^([^:]{1,40}):/;

const isBeside = (one: IndexedUnit, other: IndexedUnit): boolean =>
  one.kind === "row" ? one.table === other.table : one.source === other.source && one.block === other.block;

/** How much more alike than the next question that another section answers. */
const marginOf = (match: EverydayMatch, rival: Rival): number => match.likeness - rival.likeness;

/** The share of what speaks for a question that does not speak for its rival as well. */
const leadOf = ({ evidence }: EverydayMatch, rival: Rival): number =>
  evidence > 0 ? (evidence - rival.evidence) / evidence : 0;

type Rival = Pick<EverydayMatch, "likeness" | "evidence">;

/** The next question that another section answers: it does not matter which of two is meant where one answers both. */
function rivalOf({ others }: EverydayMatch, answer: IndexedUnit, library: Library): Rival {
  const rival = others.find(({ question, isOftenNotCovered }) => {
    if (isOftenNotCovered) return true;
    const [lead] = rankAnswers(readQuestion({ text: question }, library), library);
    return lead !== undefined && !isSameSection(lead.unit, answer);
  });
  // Questions further down were not looked at: they may be as alike as the last of these.
  return rival ?? others.at(-1) ?? { likeness: 0, evidence: 0 };
}

const MOST_MARGIN = 0.3;
const MOST_GATE = 4;
const MOST_WORTH = 2.6;

/** A name that neither the texts nor everyday questions know, or another year than those of the passage. */
function asksOther(own: ReadQuestion, { source }: IndexedUnit, { sources }: Library): boolean {
  if (unknownNames(own).some((term) => !isEverydayWord(term))) return true;
  const passage = foldText(`${sources[source]?.title ?? ""} ${sources[source]?.text ?? ""}`);
  return [...own.text.matchAll(/\b20\d\d\b/g)].some(([year]) => !passage.includes(year));
}
