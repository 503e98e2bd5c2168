import { setImmediate as nextTurn } from "node:timers/promises";
import { soundOf } from "@metatron/text/sound-of";
import { wordsOf } from "@metatron/text/split-words";
import { stem } from "@metatron/text/stem";
import { isStopWord } from "@metatron/text/stop-words";
import { DESK_ACCOUNTS } from "./desk-accounts.ts";
import { DESK_DEVICES } from "./desk-devices.ts";
import { LIFE_AT_WORK } from "./life-at-work.ts";
import { DESK_NOT_COVERED, OTHER_SUBJECTS, PEOPLE_NOT_COVERED } from "./often-not-covered.ts";
import { classOf, fillSlots } from "./slots.ts";
import { type ByColumn, byColumn, type SparseRow, sumOf } from "./sparse-rows.ts";
import { TIME_OFF } from "./time-off.ts";
import { WORK_AND_PAY } from "./work-and-pay.ts";

/** How much each feature of a text counts: stems, pairs of neighbours, beginnings of words and kinds of words. */
export type Vector = Map<string, number>;

/** Who answers a question: Human Resources, the service desk, or neither of them. */
export type EverydaySubject = "rh-plus" | "service-desk" | "other";

interface EverydayQuestion {
  /** In the words of documents, with its optional parts. */
  text: string;
  subject: EverydaySubject;
  /** Few documents answer it. */
  isOftenNotCovered: boolean;
}

interface Example {
  question: number;
  text: string;
  /** On a line of wordings in English and Portuguese. */
  isForeign: boolean;
}

interface QuestionIndex {
  questions: readonly EverydayQuestion[];
  /** What people say, with the place of the question that they mean. */
  examples: readonly Example[];
  /** What the words of each example add up to: examples in other words nearly always have another sum. */
  wordSums: Int32Array;
  /** The numbers of the features that tell questions apart, and their rarity. */
  features: ReadonlyMap<string, { column: number; rarity: number }>;
  inExamples: ByColumn;
  /** All examples of each question taken together, those in Spanish and those in other languages apart: together they would be like neither. */
  inQuestions: ByColumn;
  inForeign: ByColumn;
  /** How much each feature speaks for each question. */
  evidence: ByColumn;
  /** The rarity of a word that no example has. */
  rarest: number;
  /** By their length. */
  words: ReadonlyMap<number, readonly string[]>;
  /** By how they sound. */
  bySound: ReadonlyMap<string, string>;
  stems: ReadonlySet<string>;
  /** The stems of all examples of each question. */
  stemsOf: readonly ReadonlySet<string>[];
}

const CLASS_MEMBER = 0.35;
const STOP_WORD = 0.45;
const PAIR = 0.55;
const BEGINS = 0.5;
const BEGINNING = 5;

const LISTS: readonly (Omit<EverydayQuestion, "text"> & { list: string })[] = [
  { subject: "rh-plus", isOftenNotCovered: false, list: TIME_OFF },
  { subject: "rh-plus", isOftenNotCovered: false, list: WORK_AND_PAY },
  { subject: "rh-plus", isOftenNotCovered: false, list: LIFE_AT_WORK },
  { subject: "service-desk", isOftenNotCovered: false, list: DESK_ACCOUNTS },
  { subject: "service-desk", isOftenNotCovered: false, list: DESK_DEVICES },
  { subject: "rh-plus", isOftenNotCovered: true, list: PEOPLE_NOT_COVERED },
  { subject: "service-desk", isOftenNotCovered: true, list: DESK_NOT_COVERED },
  { subject: "other", isOftenNotCovered: true, list: OTHER_SUBJECTS },
];

let built: QuestionIndex | undefined;

/** Built with the first question unless it was prepared before. */
export function questionIndex(): QuestionIndex {
  if (built) return built;
  const steps = buildIndex();
  let step = steps.next();
  while (!step.done) step = steps.next();
  built = step.value;
  return built;
}

/** Builds the index beside other work: at once it would hold up every request for most of a second. */
export async function prepareEverydayQuestions(): Promise<void> {
  const steps = buildIndex();
  for (let step = steps.next(); !built; step = steps.next()) {
    if (step.done) built = step.value;
    await nextTurn();
  }
}

const EXAMPLES_A_STEP = 500;

function* buildIndex(): Generator<void, QuestionIndex> {
  const { questions, examples } = readAll();
  const known = new Map<string, ReadWord>();
  const readKnown = (word: string) => known.get(word) ?? remember(known, word);
  const stemsOf = questions.map(() => new Set<string>());
  const vectors: Vector[] = [];
  const wordSums = new Int32Array(examples.length);
  for (const [at, { question, text }] of examples.entries()) {
    const words = wordsOf(text);
    wordSums[at] = wordSumOf(words);
    for (const word of words) stemsOf[question]?.add(readKnown(word).stem);
    vectors.push(featuresOf(words, readKnown));
    if (vectors.length % EXAMPLES_A_STEP === 0) yield;
  }
  const rarest = Math.log(1 + questions.length);
  const features = tellingFeatures(vectors, { examples, questions });
  yield;
  const rows: SparseRow[] = [];
  for (const vector of vectors) {
    rows.push(toRow(vector, { features, rarest }));
    if (rows.length % EXAMPLES_A_STEP === 0) yield;
  }
  const sumsOf = (isForeign: boolean) => {
    const chosen = [...rows.keys()].filter((at) => examples[at]?.isForeign === isForeign);
    const byQuestion = Map.groupBy(chosen, (at) => examples[at]?.question ?? 0);
    return questions.map((_, question) =>
      sumOf((byQuestion.get(question) ?? []).flatMap((at) => rows[at] ?? [])),
    );
  };
  yield;
  return {
    questions,
    examples,
    wordSums,
    features,
    inExamples: byColumn(rows, features.size),
    inQuestions: byColumn(sumsOf(false), features.size),
    inForeign: byColumn(sumsOf(true), features.size),
    evidence: evidenceOf(vectors, { examples, questions, features }),
    rarest,
    words: Map.groupBy(known.keys(), ({ length }) => length),
    bySound: new Map([...known.keys()].reverse().map((word) => [soundOf(word), word])),
    stems: new Set([...known.values()].map((word) => word.stem)),
    stemsOf,
  };
}

/** Of the letters of words, in their order. */
export function wordSumOf(words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    for (let at = 0; at < word.length; at += 1) sum = (Math.imul(sum, 31) + word.charCodeAt(at)) | 0;
    sum = Math.imul(sum, 31);
  }
  return sum;
}

/** A pair or beginning that one example has helps nobody else; they are most of all features. */
function tellingFeatures(
  vectors: readonly Vector[],
  { examples, questions }: Pick<QuestionIndex, "examples" | "questions">,
): QuestionIndex["features"] {
  const seen = new Map<string, { times: number; questions: number; last: number }>();
  for (const [at, vector] of vectors.entries()) {
    const question = examples[at]?.question ?? 0;
    for (const feature of vector.keys()) {
      const count = seen.get(feature) ?? { times: 0, questions: 0, last: -1 };
      count.times += 1;
      // The examples of a question follow one another.
      if (count.last !== question) count.questions += 1;
      count.last = question;
      seen.set(feature, count);
    }
  }
  const telling = [...seen].filter(([feature, { times }]) => times > 1 || !isPart(feature));
  return new Map(
    telling.map(([feature, count], column) => [
      feature,
      { column, rarity: Math.log(1 + questions.length / count.questions) },
    ]),
  );
}

/** Of a question with few examples, what one of them says would else count as what all of them say. */
const FURTHER_EXAMPLES = 5;
/** A feature that hardly any example has would else speak for its question beyond all measure. */
const LEAST_SHARE = 1e-4;
const OF_USUAL_SHARE = 0.3;

/** A feature speaks for a question as far as it is more frequent among the question's examples than among all. */
function evidenceOf(
  vectors: readonly Vector[],
  { examples, questions, features }: Pick<QuestionIndex, "examples" | "questions" | "features">,
): ByColumn {
  const sizes = new Uint32Array(questions.length);
  const times = new Uint32Array(features.size);
  const counts = questions.map(() => new Map<number, number>());
  for (const [at, vector] of vectors.entries()) {
    const question = examples[at]?.question ?? 0;
    sizes[question] = (sizes[question] ?? 0) + 1;
    for (const feature of vector.keys()) {
      const column = features.get(feature)?.column;
      if (column === undefined) continue;
      times[column] = (times[column] ?? 0) + 1;
      counts[question]?.set(column, (counts[question].get(column) ?? 0) + 1);
    }
  }
  const rows = counts.map((count, question) => ({
    columns: [...count.keys()],
    weights: [...count].map(([column, own]) => {
      const share = own / ((sizes[question] ?? 0) + FURTHER_EXAMPLES);
      const usual = (OF_USUAL_SHARE * (times[column] ?? 0)) / examples.length + LEAST_SHARE;
      return Math.log(1 + share / usual);
    }),
  }));
  return byColumn(rows, features.size);
}

interface ReadWord {
  /** Its stem, or the kind of words that it is one of. */
  unit: string;
  stem: string;
  isOfKind: boolean;
  isStop: boolean;
}

function readWord(word: string): ReadWord {
  const kind = classOf(word);
  const ownStem = stemOf(word);
  return { unit: kind ? `<${kind}>` : ownStem, stem: ownStem, isOfKind: !!kind, isStop: isStopWord(word) };
}

function remember(known: Map<string, ReadWord>, word: string): ReadWord {
  const read = readWord(word);
  known.set(word, read);
  return read;
}

/** Stems and neighbouring words; a word of a class counts as the class and a little as itself. */
export function featuresOf(words: readonly string[], read = readWord): Vector {
  const vector: Vector = new Map();
  let before = "";
  for (const word of words) {
    const { unit, stem: ownStem, isOfKind, isStop } = read(word);
    if (isOfKind) add(vector, ownStem, CLASS_MEMBER);
    add(vector, unit, isStop ? STOP_WORD : 1);
    if (word.length > BEGINNING && !isStop) add(vector, `${word.slice(0, BEGINNING)}-`, BEGINS);
    if (before !== "") add(vector, `${before} ${unit}`, PAIR);
    before = unit;
  }
  return vector;
}

/** A pair of words or the beginning of one. */
const isPart = (feature: string): boolean => feature.endsWith("-") || feature.includes(" ");

/** Without the pronouns at its end: «cambiarnos» and «cambiármelo» are «cambiar». */
export function stemOf(word: string): string {
  return stem(
    word.replace(/(?<=(?:ar|er|ir|ando|endo))(?:me|nos|os|se|te)?(?:me|nos|os|se|te|l[aeo]s?)$/, ""),
  );
}

function add(vector: Vector, feature: string, value: number): void {
  vector.set(feature, Math.max(value, vector.get(feature) ?? 0));
}

/**
 * A vector by rarity, of length 1. A word that no example has counts for the length, because it is what the question may be about; a
 * pair or beginning that none has tells nothing.
 */
export function toRow(
  vector: Vector,
  { features, rarest }: Pick<QuestionIndex, "features" | "rarest">,
): SparseRow {
  const values = [...vector].map(([feature, value]) => {
    const { column, rarity } = features.get(feature) ?? { column: -1, rarity: isPart(feature) ? 0 : rarest };
    return { column, weight: value * rarity };
  });
  const length = Math.sqrt(values.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
  const known = values.filter(({ column }) => column >= 0);
  return {
    columns: known.map(({ column }) => column),
    weights: known.map(({ weight }) => weight / length),
  };
}

function readAll(): Pick<QuestionIndex, "questions" | "examples"> {
  const questions: EverydayQuestion[] = [];
  const examples: Example[] = [];
  for (const { list, ...kind } of LISTS)
    for (const line of list.split("\n").filter((each) => each.trim() !== "")) {
      const isQuestion = line.startsWith("= ");
      if (isQuestion) questions.push({ ...kind, text: line.slice(2) });
      const isForeign = line.startsWith("~ ");
      const said = isQuestion ? [fillSlots(line.slice(2), "")] : line.replace(/^~ /, "").split("|");
      for (const each of said)
        examples.push({ question: questions.length - 1, text: each.trim(), isForeign });
    }
  return { questions, examples };
}
