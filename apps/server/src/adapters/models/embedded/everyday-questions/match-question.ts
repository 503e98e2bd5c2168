import { typoBetween } from "@metatron/text/edit-distance";
import { foldText } from "@metatron/text/fold-text";
import { wordsOf } from "@metatron/text/split-words";
import { stem } from "@metatron/text/stem";
import { isStopWord } from "@metatron/text/stop-words";
import { isFrameWord } from "../frame-words.ts";
import { questionInSpanish } from "../question-in-spanish.ts";
import { othersOf } from "../thesaurus.ts";
import { featuresOf, questionIndex, stemOf, type Vector, weighted } from "./question-index.ts";
import { classOf, fillSlots } from "./slots.ts";

/** An everyday question that means the same as what a person asked. */
export interface EverydayMatch {
  /** The question in the words of documents. */
  question: string;
  /** How alike both are, from 0 to 1. */
  likeness: number;
  /** How much more alike than the next other question. */
  margin: number;
  /** The share of what was asked, by rarity, that no example of the question says. */
  strange: number;
  /** The rarity of the rarest such word, from 0 to 1. */
  strangest: number;
  /** Few documents answer it. */
  isOftenNotCovered: boolean;
}

const OTHER_WORD = 0.6;
/** Two further examples that are alike make a match surer. */
const FURTHER = 0.12;
const LEAST_LETTERS_OF_A_TYPO = 5;

let last: { asked: string; match: EverydayMatch | undefined } | undefined;

/** The everyday question that is most like what was asked; undefined where none shares a word with it. */
export function matchEverydayQuestion(asked: string): EverydayMatch | undefined {
  // A turn asks for the search, for the decision to answer and for the answer.
  if (last?.asked !== asked) last = { asked, match: matchWithout(asked, () => false) };
  return last.match;
}

/** As `matchEverydayQuestion`, without some of the examples. */
export function matchWithout(asked: string, isOut: (example: string) => boolean): EverydayMatch | undefined {
  const { questions, firstNotCovered } = questionIndex();
  const spanish = questionInSpanish(asked);
  const variants = spanish.isForeign ? [asked, spanish.text] : [asked];
  const best = new Map<number, number>();
  for (const variant of variants) {
    const alike = likenessByQuestion(readAsked(variant), isOut);
    for (const [question, likeness] of alike) best.set(question, Math.max(likeness, best.get(question) ?? 0));
  }
  const [first, second] = [...best].sort((a, b) => b[1] - a[1]);
  if (!first) return undefined;
  const [question, likeness] = first;
  return {
    question: fillSlots(questions[question] ?? "", withoutTypos(spanish.text)),
    likeness,
    margin: likeness - (second?.[1] ?? 0),
    ...strangeIn(spanish.isForeign ? spanish.text : asked, question),
    isOftenNotCovered: question >= firstNotCovered,
  };
}

/** What people say, and the question of documents that it means. */
export function everydayExamples(): { said: string; means: string }[] {
  const { examples, questions } = questionIndex();
  return examples.map(({ question, text }) => ({ said: text, means: questions[question] ?? "" }));
}

/** Whether any everyday question says a word, or names places of its kind, by its stem. */
export const isEverydayWord = (term: string): boolean =>
  questionIndex().stems.has(term) || classOf(term) !== undefined;

/** Less alike, another question was asked, and its words would lead the search elsewhere. */
const WORTH_SEARCHING = 0.3;
const CLEARLY_MEANT = { likeness: 0.42, margin: 0.08 };

/**
 * What the embedded answerer searches for: the question in the words of documents where it is clear which one is meant, and
 * beside the person's own words where it is likely.
 */
export function everydaySearch(asked: string): { query: string; isClear: boolean } | undefined {
  const match = matchEverydayQuestion(asked);
  if (!match || match.likeness < WORTH_SEARCHING) return undefined;
  const isClear = match.likeness >= CLEARLY_MEANT.likeness && match.margin >= CLEARLY_MEANT.margin;
  return { query: match.question, isClear };
}

function likenessByQuestion(asked: Vector, isOut: (example: string) => boolean): Map<number, number> {
  const { places, examples } = questionIndex();
  const products = new Map<number, number>();
  for (const [feature, value] of asked)
    for (const [example, weight] of places.get(feature) ?? [])
      products.set(example, (products.get(example) ?? 0) + value * weight);
  const lists = new Map<number, number[]>();
  for (const [at, product] of products) {
    const example = examples[at];
    if (!example || isOut(example.text)) continue;
    const list = lists.get(example.question) ?? [];
    list.push(product);
    lists.set(example.question, list);
  }
  return new Map(
    [...lists].map(([question, list]) => {
      const [first = 0, second = 0, third = 0] = list.sort((a, b) => b - a);
      return [question, (first + FURTHER * (second + third)) / (1 + 2 * FURTHER)] as const;
    }),
  );
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
  return weighted(vector, index);
}

/** What a question says that none of the examples of another says, neither in the same nor in another word. */
function strangeIn(asked: string, question: number): Pick<EverydayMatch, "strange" | "strangest"> {
  const { stemsOf, rarity, rarest } = questionIndex();
  const said = stemsOf[question];
  const words = [...new Set(wordsOf(asked))].filter(
    (word) => !isStopWord(word) && !isFrameWord(stem(word)) && classOf(word) === undefined,
  );
  const rated = words.map((word) => {
    const term = stemOf(spelledWord(word));
    const isSaid = said?.has(term) || othersOf(term).some(({ stem: other }) => said?.has(other));
    return { worth: (rarity.get(term) ?? rarest) / rarest, isSaid };
  });
  const strange = rated.filter(({ isSaid }) => !isSaid).map(({ worth }) => worth);
  const sum = (worths: readonly number[]) => worths.reduce((so, worth) => so + worth, 0);
  const whole = sum(rated.map(({ worth }) => worth));
  return { strange: whole > 0 ? sum(strange) / whole : 0, strangest: Math.max(0, ...strange) };
}

const withoutTypos = (text: string): string => foldText(text).replace(/\p{L}+/gu, spelledWord);

/** The word as everyday questions spell it, where nobody knows it as it is written. */
function spelledWord(word: string): string {
  const { stems, words } = questionIndex();
  const isKnown =
    stems.has(stemOf(word)) ||
    isStopWord(word) ||
    othersOf(stemOf(word)).length > 0 ||
    classOf(word) !== undefined;
  if (isKnown || word.length < LEAST_LETTERS_OF_A_TYPO) return word;
  const isTypo = (other: string) =>
    other.length >= LEAST_LETTERS_OF_A_TYPO && typoBetween(word, other) !== undefined;
  return words.find(isTypo) ?? word;
}
