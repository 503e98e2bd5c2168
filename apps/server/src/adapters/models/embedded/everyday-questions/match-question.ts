import { typoBetween } from "@metatron/text/edit-distance";
import { foldText } from "@metatron/text/fold-text";
import { wordsOf } from "@metatron/text/split-words";
import { stem } from "@metatron/text/stem";
import { isStopWord } from "@metatron/text/stop-words";
import { isFrameWord } from "../frame-words.ts";
import { questionInSpanish } from "../question-in-spanish.ts";
import { othersOf } from "../thesaurus.ts";
import { LIFE_AT_WORK } from "./life-at-work.ts";
import { OFTEN_NOT_COVERED } from "./often-not-covered.ts";
import { SERVICE_DESK } from "./service-desk.ts";
import { classOf, fillSlots } from "./slots.ts";
import { TIME_OFF } from "./time-off.ts";
import { WORK_AND_PAY } from "./work-and-pay.ts";

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

const CLASS_MEMBER = 0.35;
const STOP_WORD = 0.45;
const PAIR = 0.55;
const BEGINS = 0.5;
const BEGINNING = 5;
const OTHER_WORD = 0.6;
const UNKNOWN_WORD = 1;
/** Two further examples that are alike make a match surer. */
const FURTHER = 0.12;
const LEAST_LETTERS_OF_A_TYPO = 5;

type Vector = Map<string, number>;

interface Example {
  question: number;
  vector: Vector;
}

const { questions, examples: texts } = readAll(
  [TIME_OFF, WORK_AND_PAY, LIFE_AT_WORK, SERVICE_DESK, OFTEN_NOT_COVERED].join("\n"),
);
const FIRST_NOT_COVERED = questions.length - (OFTEN_NOT_COVERED.match(/^= /gm)?.length ?? 0);
const rawVectors = texts.map(({ question, text }) => ({ question, vector: featuresOf(wordsOf(text)) }));
const known = [...new Set(texts.flatMap(({ text }) => wordsOf(text)))];
const vocabulary = new Set(known.map((word) => stemOf(word)));
const spelled = known.filter((word) => word.length >= LEAST_LETTERS_OF_A_TYPO);
const rarity = rarityOf(rawVectors);
const RAREST = Math.log(1 + questions.length);
const examples: Example[] = rawVectors.map(({ question, vector }) => ({
  question,
  vector: weighted(vector),
}));
const places = placesOf(examples);
const wordsByQuestion = questions.map(
  (_, at) =>
    new Set(texts.filter(({ question }) => question === at).flatMap(({ text }) => wordsOf(text).map(stemOf))),
);

/** The everyday question that is most like what was asked; undefined where none shares a word with it. */
export function matchEverydayQuestion(asked: string, isOut: (example: string) => boolean = () => false) {
  const spanish = questionInSpanish(asked);
  const variants = spanish.isForeign ? [asked, spanish.text] : [asked];
  const best = new Map<number, number>();
  for (const variant of variants) {
    const alike = likenessByQuestion(weighted(readAsked(variant)), isOut);
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
    isOftenNotCovered: question >= FIRST_NOT_COVERED,
  } satisfies EverydayMatch;
}

/** What a question says that none of the examples of another says, neither in the same nor in another word. */
function strangeIn(asked: string, question: number): Pick<EverydayMatch, "strange" | "strangest"> {
  const said = wordsByQuestion[question] ?? new Set();
  const words = [...new Set(wordsOf(asked))].filter(
    (word) => !isStopWord(word) && !isFrameWord(stem(word)) && classOf(word) === undefined,
  );
  const rated = words.map((word) => {
    const term = stemOf(isKnown(word) ? word : (nearestWord(word) ?? word));
    const isSaid = said.has(term) || othersOf(term).some(({ stem: other }) => said.has(other));
    return { worth: (rarity.get(term) ?? RAREST) / RAREST, isSaid };
  });
  const strange = rated.filter(({ isSaid }) => !isSaid).map(({ worth }) => worth);
  const sum = (worths: readonly number[]) => worths.reduce((so, worth) => so + worth, 0);
  const whole = sum(rated.map(({ worth }) => worth));
  return { strange: whole > 0 ? sum(strange) / whole : 0, strangest: Math.max(0, ...strange) };
}

/** What people say, and the question of documents that it means. */
export const everydayExamples = (): readonly { said: string; means: string }[] =>
  texts.map(({ question, text }) => ({ said: text, means: questions[question] ?? "" }));

/** Whether any everyday question says a word, or names places of its kind, by its stem. */
export const isEverydayWord = (term: string): boolean => vocabulary.has(term) || classOf(term) !== undefined;

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
  const products = new Map<number, number>();
  for (const [feature, value] of asked)
    for (const [example, weight] of places.get(feature) ?? [])
      products.set(example, (products.get(example) ?? 0) + value * weight);
  const lists = new Map<number, number[]>();
  for (const [at, product] of products) {
    const question = examples[at]?.question ?? 0;
    if (isOut(texts[at]?.text ?? "")) continue;
    const list = lists.get(question) ?? [];
    list.push(product);
    lists.set(question, list);
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
  const words = wordsOf(asked).map((word) => (isKnown(word) ? word : (nearestWord(word) ?? word)));
  const vector = featuresOf(words);
  for (const word of words) {
    if (isStopWord(word) || classOf(word)) continue;
    const share = vocabulary.has(stemOf(word)) ? OTHER_WORD / 2 : OTHER_WORD;
    for (const { stem: other, weight } of othersOf(stemOf(word)))
      if (vocabulary.has(other) && !vector.has(other)) vector.set(other, share * weight);
  }
  return vector;
}

const isKnown = (word: string) =>
  vocabulary.has(stemOf(word)) ||
  isStopWord(word) ||
  othersOf(stemOf(word)).length > 0 ||
  classOf(word) !== undefined;

const withoutTypos = (text: string): string =>
  foldText(text).replace(/\p{L}+/gu, (word) => (isKnown(word) ? word : (nearestWord(word) ?? word)));

function nearestWord(word: string): string | undefined {
  if (word.length < LEAST_LETTERS_OF_A_TYPO) return undefined;
  return spelled.find((other) => typoBetween(word, other) !== undefined);
}

/** Stems and neighbouring words; a word of a class counts as the class and a little as itself. */
function featuresOf(words: readonly string[]): Vector {
  const vector: Vector = new Map();
  const units = words.map((word) => {
    const kind = classOf(word);
    return kind ? `<${kind}>` : stemOf(word);
  });
  for (const [at, unit] of units.entries()) {
    const word = words[at] ?? "";
    if (unit.startsWith("<")) add(vector, stem(word), CLASS_MEMBER);
    add(vector, unit, isStopWord(word) ? STOP_WORD : 1);
    if (word.length > BEGINNING && !isStopWord(word)) add(vector, `${word.slice(0, BEGINNING)}-`, BEGINS);
    if (at > 0) add(vector, `${units[at - 1]} ${unit}`, PAIR);
  }
  return vector;
}

/** Without a pronoun at its end: «cambiarnos» is «cambiar». */
function stemOf(word: string): string {
  return stem(word.replace(/(?<=(?:ar|er|ir|ando|endo))(?:me|nos|se|te|l[aeo]s?)$/, ""));
}

function add(vector: Vector, feature: string, value: number): void {
  vector.set(feature, Math.max(value, vector.get(feature) ?? 0));
}

/** By rarity, and of length 1, so that the product of two vectors is their likeness. */
function weighted(vector: Vector): Vector {
  const values = [...vector].map(([feature, value]) => {
    const seen = rarity.get(feature);
    // A pair or beginning that no example has tells nothing; a word that none has is what the question may be about.
    const worth = seen ?? (/[ -]/.test(feature) ? 0 : RAREST * UNKNOWN_WORD);
    return [feature, value * worth] as const;
  });
  const length = Math.sqrt(values.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
  return new Map(values.map(([feature, value]) => [feature, value / length]));
}

function rarityOf(vectors: readonly Example[]): ReadonlyMap<string, number> {
  const seen = new Map<string, Set<number>>();
  for (const { question, vector } of vectors)
    for (const feature of vector.keys()) {
      const set = seen.get(feature) ?? new Set();
      set.add(question);
      seen.set(feature, set);
    }
  return new Map([...seen].map(([feature, set]) => [feature, Math.log(1 + questions.length / set.size)]));
}

function placesOf(all: readonly Example[]): ReadonlyMap<string, readonly (readonly [number, number])[]> {
  const map = new Map<string, [number, number][]>();
  for (const [at, { vector }] of all.entries())
    for (const [feature, weight] of vector) {
      const list = map.get(feature) ?? [];
      list.push([at, weight]);
      map.set(feature, list);
    }
  return map;
}

function readAll(text: string): { questions: string[]; examples: { question: number; text: string }[] } {
  const questions: string[] = [];
  const examples: { question: number; text: string }[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    if (line.startsWith("= ")) {
      questions.push(line.slice(2));
      examples.push({ question: questions.length - 1, text: fillSlots(line.slice(2), "") });
    } else
      for (const said of line.split("|"))
        examples.push({ question: questions.length - 1, text: said.trim() });
  }
  return { questions, examples };
}
