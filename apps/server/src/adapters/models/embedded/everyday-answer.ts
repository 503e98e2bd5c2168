import { foldText } from "@metatron/text/fold-text";
import { fitParts } from "./answer-fit.ts";
import { gateFeaturesOf } from "./answer-gate.ts";
import { EVERYDAY_THRESHOLD, EVERYDAY_WEIGHTS, GATE_THRESHOLD, GATE_WEIGHTS } from "./answer-weights.ts";
import type { ReadQuestion } from "./asked-for.ts";
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
const RESEMBLES = 0.25;
/** Less alike, both only share a word or two, however unlike all other questions are. */
const LEAST_LIKENESS = 0.33;
/** More of what was asked, by rarity, is about something else. */
const MOST_STRANGE = 0.6;
/** From this likeness on, a question that few documents answer is meant, and something nearby is no answer to it. */
const MEANT = 0.4;

/** The last answer in each library: a turn asks twice, whether there is an answer and for the answer. */
const found = new WeakMap<Library, AskedText & { answered: Answered | undefined }>();

/** The answer to a question as it is asked every day, or to its own words where no everyday question is like it. */
export function findEverydayAnswer(asked: AskedText, library: Library): Answered | undefined {
  const known = found.get(library);
  if (known?.text === asked.text && known.earlier === asked.earlier) return known.answered;
  const answered = findAnswerTo(asked, library);
  found.set(library, { text: asked.text, earlier: asked.earlier, answered });
  return answered;
}

function findAnswerTo(asked: AskedText, library: Library): Answered | undefined {
  const own = readQuestion(asked, library);
  const isPasted = library.sources.some(({ citation }) => citation === undefined);
  const match = asked.earlier || isPasted ? undefined : matchEverydayQuestion(asked.text);
  if (!match) return toAnswered(own, findAnswer(own, library));
  const asWritten = findAnswer(own, library);
  if (asWritten[0] && asksTheSame(asWritten[0].unit, asked)) return toAnswered(own, asWritten);
  const meant = readAsMeant(match, own, library);
  if (meant && isMeant(match) && weigh(meant.values, EVERYDAY_WEIGHTS) >= EVERYDAY_THRESHOLD)
    return toAnswered(meant.question, meant.ranked);
  if (match.isOftenNotCovered && match.likeness >= MEANT) return undefined;
  const likelier = match.likeness >= RESEMBLES ? meant?.ranked[0]?.unit : undefined;
  const ranked = findAnswer(own, library, (unit) =>
    likelier && !isSameSection(unit, likelier) ? CAUTION : 0,
  );
  return toAnswered(own, ranked);
}

/** The text itself has this question as a heading, so no everyday question says better what is meant. */
const asksTheSame = ({ heading }: IndexedUnit, { text }: AskedText): boolean =>
  lettersOf(String(heading)) === lettersOf(text);

const lettersOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const isMeant = ({ likeness, strange }: EverydayMatch): boolean =>
  likeness >= LEAST_LIKENESS && strange <= MOST_STRANGE;

const toAnswered = (question: ReadQuestion, ranked: readonly FoundAnswer[]): Answered | undefined =>
  ranked.length > 0 ? { question, ranked } : undefined;

const isSameSection = (one: IndexedUnit, other: IndexedUnit): boolean =>
  one.heading === other.heading && String(one.title) === String(other.title);

/** The everyday question, its ranked units, and what tells whether the first of them answers what the person asked. */
export function readAsMeant(match: EverydayMatch, own: ReadQuestion, library: Library) {
  const question = readQuestion({ text: match.question }, library);
  const ranked = rankAnswers(question, library);
  const [lead] = ranked;
  const gate = gateFeaturesOf(ranked, question);
  if (!lead || !gate || answersOther(lead) || asksOther(own, lead.unit, library)) return undefined;
  // Documents that answer the everyday question use its words.
  if (question.concepts.some(({ isUnknown, isFrame, worth }) => isUnknown && !isFrame && worth > 0))
    return undefined;
  const fit = fitParts(lead.unit, own);
  const unknown = own.concepts.filter(({ isUnknown, isFrame }) => isUnknown && !isFrame);
  return {
    question,
    ranked: ranked.map((unit) => toFound(unit, true)),
    values: {
      bias: 1,
      likeness: match.likeness,
      margin: Math.min(MOST_MARGIN, match.margin),
      strange: match.strange,
      strangest: match.strangest,
      oftenNotCovered: match.isOftenNotCovered ? 1 : 0,
      gate: Math.max(-MOST_GATE, Math.min(MOST_GATE, weigh(gate, GATE_WEIGHTS) - GATE_THRESHOLD)),
      heading: gate.heading + gate.title,
      otherForm: fit.form === 0 ? 1 : 0,
      otherNoun: fit.hasNoun ? 0 : 1,
      otherCode: fit.hasCode ? 0 : 1,
      unknown: Math.max(0, ...unknown.map(({ worth }) => worth)) / MOST_WORTH,
    },
  };
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
