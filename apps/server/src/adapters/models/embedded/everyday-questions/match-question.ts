import { typoBetween } from "@metatron/text/edit-distance";
import { foldText } from "@metatron/text/fold-text";
import { soundOf } from "@metatron/text/sound-of";
import { wordsOf } from "@metatron/text/split-words";
import { stem } from "@metatron/text/stem";
import { isStopWord } from "@metatron/text/stop-words";
import { isFrameWord } from "../frame-words.ts";
import { questionInSpanish } from "../question-in-spanish.ts";
import { othersOf } from "../thesaurus.ts";
import {
  type EverydaySubject,
  featuresOf,
  questionIndex,
  stemOf,
  toRow,
  type Vector,
  wordSumOf,
} from "./question-index.ts";
import { classOf, fillSlots, PLACE_STEMS } from "./slots.ts";
import { productsWith, type SparseRow } from "./sparse-rows.ts";

/** An everyday question that means the same as what a person asked. */
export interface EverydayMatch {
  /** The question in the words of documents. */
  question: string;
  subject: EverydaySubject;
  /** How alike both are, from 0 to 1. */
  likeness: number;
  /** How much more alike than the next other question. */
  margin: number;
  /** How much what was asked speaks for it. */
  evidence: number;
  /** The next other questions, the most alike first. */
  others: readonly EverydayMatch[];
  /** The share of what was asked, by rarity, that no example of the question says. */
  strange: number;
  /** The rarity of the rarest such word, from 0 to 1. */
  strangest: number;
  /** Few documents answer it. */
  isOftenNotCovered: boolean;
}

const OTHER_WORD = 0.6;
const MOST_OTHERS = 4;
const WEIGHT_OF_LIKENESS = 0.5;
const CLEARLY_ELSEWHERE = 0.08;
/** So many times as alike, a question is for the other assistant, however clear its own one seems. */
const SURELY_ELSEWHERE = 2;
/** Two further examples that are alike make a match surer. */
const FURTHER = 0.3;
const LEAST_LETTERS_OF_A_TYPO = 5;
/** Words are written by ear at any length: «oras», «vateria». */
const LEAST_LETTERS_BY_EAR = 4;

let last:
  | { asked: string; specialty: EverydaySubject | undefined; match: EverydayMatch | undefined }
  | undefined;

/**
 * The everyday question that is most like what was asked, among those of one assistant where it is given; undefined where none
 * shares a word with it.
 */
export function matchEverydayQuestion(asked: string, specialty?: EverydaySubject): EverydayMatch | undefined {
  // A turn asks for the search, for the decision to answer and for the answer.
  if (last?.asked !== asked || last.specialty !== specialty)
    last = { asked, specialty, match: matchWithout(asked, () => false, specialty) };
  return last.match;
}

/** As `matchEverydayQuestion`, without some of the examples; what words speak for is counted over all of them. */
export function matchWithout(
  asked: string,
  isOut: (example: string) => boolean,
  specialty?: EverydaySubject,
): EverydayMatch | undefined {
  const index = questionIndex();
  const { questions } = index;
  const spanish = questionInSpanish(asked);
  const variants = spanish.isForeign ? [asked, spanish.text] : [asked];
  const best = new Map<number, number>();
  const evidence = new Map<number, number>();
  for (const variant of variants) {
    const vector = readAsked(variant);
    takeHighest(best, likenessByQuestion(toRow(vector, index), isOut));
    takeHighest(evidence, evidenceByQuestion(vector));
  }
  const ranked = [...best].sort((a, b) => b[1] - a[1]);
  const isOwn = ([question]: readonly [number, number]) => {
    const subject = questions[question]?.subject;
    return specialty === undefined || subject === specialty || subject === "other";
  };
  const wording = questionsOfWording(asked, isOut);
  const own = firstAsWorded(byFit(ranked, evidence).filter(isOwn), wording).slice(0, 1 + MOST_OTHERS);
  const [overall = [0, 0]] = ranked;
  // What the other assistant answers is not covered here.
  const ownLikeness = Math.max(0, ...own.map(([, likeness]) => likeness));
  const isUnclear = ownLikeness < CLEARLY_MEANT.likeness && overall[1] >= ownLikeness + CLEARLY_ELSEWHERE;
  const isElsewhere = !isOwn(overall) && (isUnclear || overall[1] >= ownLikeness * SURELY_ELSEWHERE);
  const [first, ...next] = isElsewhere ? [overall, ...own] : own;
  if (!first) return undefined;
  const said = withoutTypos(spanish.text);
  const toMatch = ([at, likeness]: readonly [number, number], rival: number): EverydayMatch => ({
    question: fillSlots(questions[at]?.text ?? "", said),
    subject: questions[at]?.subject ?? "other",
    likeness,
    margin: likeness - rival,
    evidence: evidence.get(at) ?? 0,
    ...strangeIn(spanish.isForeign ? spanish.text : asked, at),
    isOftenNotCovered: questions[at]?.isOftenNotCovered === true || !isOwn([at, likeness]),
    others: [],
  });
  const others = next.map((other) => toMatch(other, first[1]));
  return { ...toMatch(first, next[0]?.[1] ?? 0), others };
}

/** What people say, and the question of documents that it means. */
export function everydayExamples(): { said: string; means: string }[] {
  const { examples, questions } = questionIndex();
  return examples.map(({ question, text }) => ({ said: text, means: questions[question]?.text ?? "" }));
}

/** Whether any everyday question says a word, or names places of its kind, by its stem. */
export const isEverydayWord = (term: string): boolean =>
  questionIndex().stems.has(term) || classOf(term) !== undefined || PLACE_STEMS.has(term);

/** Who answers what was asked; undefined where it is not alike enough to any everyday question. */
export function everydaySubject(asked: string): EverydaySubject | undefined {
  const match = matchEverydayQuestion(asked);
  return match && match.likeness >= SAME_SUBJECT ? match.subject : undefined;
}

/** From this likeness on, a question is about the same subject, though it may ask something else. */
const SAME_SUBJECT = 0.2;

/** Less alike, another question was asked, and its words would lead the search elsewhere. */
const WORTH_SEARCHING = 0.2;
const CLEARLY_MEANT = { likeness: 0.3, margin: 0.06 };

/**
 * What the embedded answerer searches for: the question in the words of documents where it is clear which one is meant, and
 * beside the person's own words where it is likely.
 */
export function everydaySearch(
  asked: string,
  specialty?: EverydaySubject,
): { query: string; isClear: boolean } | undefined {
  const match = matchEverydayQuestion(asked, specialty);
  if (!match || match.likeness < WORTH_SEARCHING) return undefined;
  const isClear = match.likeness >= CLEARLY_MEANT.likeness && match.margin >= CLEARLY_MEANT.margin;
  return { query: match.question, isClear };
}

/** How alike each question is: its most alike examples, and all of its examples together. */
function likenessByQuestion(asked: SparseRow, isOut: (example: string) => boolean): Map<number, number> {
  const { inExamples, inQuestions, inForeign, examples } = questionIndex();
  const lists = new Map<number, number[]>();
  for (const [at, product] of productsWith(asked, inExamples).entries()) {
    const example = examples[at];
    if (product === 0 || !example || isOut(example.text)) continue;
    const list = lists.get(example.question) ?? [];
    list.push(product);
    lists.set(example.question, list);
  }
  const whole = productsWith(asked, inQuestions);
  const foreign = productsWith(asked, inForeign);
  return new Map(
    [...lists].map(([question, list]) => {
      const [first = 0, second = 0, third = 0] = list.sort((a, b) => b - a);
      const nearest = (first + FURTHER * (second + third)) / (1 + 2 * FURTHER);
      const together = Math.max(whole[question] ?? 0, foreign[question] ?? 0);
      return [question, (nearest + together) / 2] as const;
    }),
  );
}

/** The best first: all words together tell most about which question is meant, and an example that is almost the same tells it too. */
function byFit(
  alike: readonly (readonly [number, number])[],
  evidence: ReadonlyMap<number, number>,
): (readonly [number, number])[] {
  const most = { likeness: alike[0]?.[1] || 1, evidence: Math.max(...evidence.values()) || 1 };
  const fitOf = ([at, likeness]: readonly [number, number]) =>
    (evidence.get(at) ?? 0) / most.evidence + WEIGHT_OF_LIKENESS * (likeness / most.likeness);
  return alike
    .map((each) => ({ each, fit: fitOf(each) }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ each }) => each);
}

const AS_WORDED = 1;

/** What is asked in the very words of an example is meant, whatever its words alone are more like. */
function firstAsWorded(
  ranked: readonly (readonly [number, number])[],
  wording: ReadonlySet<number>,
): (readonly [number, number])[] {
  const meant = ranked.find(([question]) => wording.has(question));
  return meant ? [[meant[0], AS_WORDED], ...ranked.filter((each) => each !== meant)] : [...ranked];
}

/** The questions of which these very words are an example. */
function questionsOfWording(asked: string, isOut: (example: string) => boolean): ReadonlySet<number> {
  const { examples, wordSums } = questionIndex();
  const words = wordsOf(asked);
  const sum = wordSumOf(words);
  const isSame = (text: string) => wordsOf(text).join(" ") === words.join(" ");
  const same = examples.filter(({ text }, at) => wordSums[at] === sum && isSame(text) && !isOut(text));
  return new Set(same.map(({ question }) => question));
}

function takeHighest(highest: Map<number, number>, values: ReadonlyMap<number, number>): void {
  for (const [question, value] of values) highest.set(question, Math.max(value, highest.get(question) ?? 0));
}

/** How much everything that was asked speaks for each question. */
function evidenceByQuestion(asked: Vector): Map<number, number> {
  const { evidence, features } = questionIndex();
  const known = [...asked].flatMap(([feature, weight]) => {
    const column = features.get(feature)?.column;
    return column === undefined ? [] : [{ column, weight }];
  });
  const row = { columns: known.map(({ column }) => column), weights: known.map(({ weight }) => weight) };
  return new Map(productsWith(row, evidence).entries());
}

/** What was asked, with other words for those that no example has and slips of the finger corrected. */
function readAsked(asked: string): Vector {
  const index = questionIndex();
  const words = wordsOf(asked).map(spelledWord);
  const vector = featuresOf(words);
  for (const word of words) {
    if (isStopWord(word) || classOf(word)) continue;
    const share = index.stems.has(stemOf(word)) ? OTHER_WORD / 2 : OTHER_WORD;
    for (const { stem: other, weight } of othersOf(stemOf(word)))
      if (index.stems.has(other) && !vector.has(other)) vector.set(other, share * weight);
  }
  return vector;
}

/** What a question says that none of the examples of another says, neither in the same nor in another word. */
function strangeIn(asked: string, question: number): Pick<EverydayMatch, "strange" | "strangest"> {
  const { stemsOf, features, rarest } = questionIndex();
  const said = stemsOf[question];
  const words = [...new Set(wordsOf(asked))].filter(
    (word) => !isStopWord(word) && !isFrameWord(stem(word)) && classOf(word) === undefined,
  );
  const rated = words.map((word) => {
    const term = stemOf(spelledWord(word));
    const isSaid = said?.has(term) || othersOf(term).some(({ stem: other }) => said?.has(other));
    return { worth: (features.get(term)?.rarity ?? rarest) / rarest, isSaid };
  });
  const strange = rated.filter(({ isSaid }) => !isSaid).map(({ worth }) => worth);
  const sum = (worths: readonly number[]) => worths.reduce((so, worth) => so + worth, 0);
  const whole = sum(rated.map(({ worth }) => worth));
  return { strange: whole > 0 ? sum(strange) / whole : 0, strangest: Math.max(0, ...strange) };
}

const withoutTypos = (text: string): string => foldText(text).replace(/\p{L}+/gu, spelledWord);

/** The word as everyday questions spell it, where nobody knows it as it is written. */
function spelledWord(word: string): string {
  const { stems, words, bySound } = questionIndex();
  const isKnown =
    stems.has(stemOf(word)) ||
    isStopWord(word) ||
    othersOf(stemOf(word)).length > 0 ||
    classOf(word) !== undefined;
  if (isKnown) return word;
  const isHeard = word.length >= LEAST_LETTERS_BY_EAR;
  // In messages «x» is also written for «ch»: «noxes».
  const heard = isHeard
    ? (bySound.get(soundOf(word)) ?? bySound.get(soundOf(word.replaceAll("x", "ch"))))
    : undefined;
  if (heard || word.length < LEAST_LETTERS_OF_A_TYPO) return heard ?? word;
  const lengths = [word.length, word.length + 1, word.length - 1].filter(
    (each) => each >= LEAST_LETTERS_OF_A_TYPO,
  );
  for (const length of lengths) {
    const meant = words.get(length)?.find((other) => typoBetween(word, other) !== undefined);
    if (meant) return meant;
  }
  return word;
}
