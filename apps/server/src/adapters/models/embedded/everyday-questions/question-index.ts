import { wordsOf } from "@metatron/text/split-words";
import { stem } from "@metatron/text/stem";
import { isStopWord } from "@metatron/text/stop-words";
import { LIFE_AT_WORK } from "./life-at-work.ts";
import { OFTEN_NOT_COVERED } from "./often-not-covered.ts";
import { SERVICE_DESK } from "./service-desk.ts";
import { classOf, fillSlots } from "./slots.ts";
import { TIME_OFF } from "./time-off.ts";
import { WORK_AND_PAY } from "./work-and-pay.ts";

/** How much each feature of a text counts: stems, pairs of neighbours, beginnings of words and kinds of words. */
export type Vector = Map<string, number>;

interface QuestionIndex {
  /** In the words of documents, with their optional parts. */
  questions: readonly string[];
  /** From this place on, questions that few documents answer. */
  firstNotCovered: number;
  /** What people say, with the place of the question that they mean. */
  examples: readonly { question: number; text: string }[];
  /** The examples that have a feature, by their places, and how much it counts there. */
  places: ReadonlyMap<string, readonly (readonly [number, number])[]>;
  rarity: ReadonlyMap<string, number>;
  /** The rarity of a word that no example has. */
  rarest: number;
  words: readonly string[];
  stems: ReadonlySet<string>;
  /** The stems of all examples of each question. */
  stemsOf: readonly ReadonlySet<string>[];
}

const CLASS_MEMBER = 0.35;
const STOP_WORD = 0.45;
const PAIR = 0.55;
const BEGINS = 0.5;
const BEGINNING = 5;

let built: QuestionIndex | undefined;

/** Built with the first question, because a start of the server must not wait for it. */
export function questionIndex(): QuestionIndex {
  built ??= buildIndex();
  return built;
}

function buildIndex(): QuestionIndex {
  const { questions, examples } = readAll(
    [TIME_OFF, WORK_AND_PAY, LIFE_AT_WORK, SERVICE_DESK, OFTEN_NOT_COVERED].join("\n"),
  );
  const vectors = examples.map(({ text }) => featuresOf(wordsOf(text)));
  const seenIn = new Map<string, Set<number>>();
  const stemsOf = questions.map(() => new Set<string>());
  for (const [at, { question, text }] of examples.entries()) {
    for (const feature of vectors[at]?.keys() ?? [])
      seenIn.set(feature, (seenIn.get(feature) ?? new Set<number>()).add(question));
    for (const word of wordsOf(text)) stemsOf[question]?.add(stemOf(word));
  }
  const rarity = new Map(
    [...seenIn].map(([feature, set]) => [feature, Math.log(1 + questions.length / set.size)]),
  );
  const rarest = Math.log(1 + questions.length);
  const words = [...new Set(examples.flatMap(({ text }) => wordsOf(text)))];
  return {
    questions,
    firstNotCovered: questions.length - readAll(OFTEN_NOT_COVERED).questions.length,
    examples,
    places: placesOf(vectors.map((vector) => weighted(vector, { rarity, rarest }))),
    rarity,
    rarest,
    words,
    stems: new Set(words.map(stemOf)),
    stemsOf,
  };
}

/** Stems and neighbouring words; a word of a class counts as the class and a little as itself. */
export function featuresOf(words: readonly string[]): Vector {
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
export function stemOf(word: string): string {
  return stem(word.replace(/(?<=(?:ar|er|ir|ando|endo))(?:me|nos|se|te|l[aeo]s?)$/, ""));
}

function add(vector: Vector, feature: string, value: number): void {
  vector.set(feature, Math.max(value, vector.get(feature) ?? 0));
}

/** By rarity, and of length 1, so that the product of two vectors is their likeness. */
export function weighted(
  vector: Vector,
  { rarity, rarest }: Pick<QuestionIndex, "rarity" | "rarest">,
): Vector {
  const values = [...vector].map(([feature, value]) => {
    // A pair or beginning that no example has tells nothing; a word that none has is what the question may be about.
    const worth = rarity.get(feature) ?? (/[ -]/.test(feature) ? 0 : rarest);
    return [feature, value * worth] as const;
  });
  const length = Math.sqrt(values.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
  return new Map(values.map(([feature, value]) => [feature, value / length]));
}

function placesOf(vectors: readonly Vector[]): QuestionIndex["places"] {
  const map = new Map<string, [number, number][]>();
  for (const [at, vector] of vectors.entries())
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
    const isQuestion = line.startsWith("= ");
    if (isQuestion) questions.push(line.slice(2));
    const said = isQuestion ? [fillSlots(line.slice(2), "")] : line.split("|");
    for (const each of said) examples.push({ question: questions.length - 1, text: each.trim() });
  }
  return { questions, examples };
}
