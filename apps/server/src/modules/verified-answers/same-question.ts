import type { Language } from "@metatron/contract/enums";
import { foldText } from "@metatron/text/fold-text";
import { guessLanguage } from "@metatron/text/guess-language";
import { cardinalOf } from "@metatron/text/number-words";
import { soundOf } from "@metatron/text/sound-of";
import { wordsAndFiguresOf } from "@metatron/text/split-words";
import { stem } from "@metatron/text/stem";
import {
  ASKS_WHAT,
  classOf,
  contradict,
  DIRECTIONAL,
  FRAME,
  KINDS,
  NEGATION_PHRASES,
  NEGATIONS,
  OBLIGATION,
  REWORDINGS,
} from "./question-words.ts";

/** What a question asks, in a form that can be compared. */
export interface Meaning {
  language: Language;
  folded: string;
  /** How many, when, where …; empty for a question of yes or no. */
  kind: string;
  negations: number;
  isObligation: boolean;
  /** The words of the subject, in order. A number is one of them. */
  words: readonly string[];
  isDirectional: boolean;
}

/** The glossary's abbreviations with their long forms; only these of its synonyms mean exactly the same. */
export interface Abbreviation {
  short: string;
  long: readonly string[];
}

export function abbreviationsIn(entries: readonly { words: readonly string[] }[]): Abbreviation[] {
  return entries.flatMap(({ words: [term = "", ...synonyms] }) =>
    /^[A-Z]{2,5}$/.test(term)
      ? [{ short: term.toLowerCase(), long: synonyms.filter((word) => word.includes(" ")).map(foldText) }]
      : [],
  );
}

export function meaningOf(
  question: string,
  { language = guessLanguage(question) ?? "es", abbreviations = [] }: MeaningOptions = {},
): Meaning {
  const folded = squeeze(foldText(question).replace(/[^\p{L}\p{N}.,:/'’]+/gu, " "));
  let text = folded;
  for (const { short, long } of abbreviations)
    for (const phrase of long) text = ` ${text} `.replaceAll(` ${phrase} `, ` ${short} `);
  for (const [pattern, by] of REWORDINGS[language]) text = text.replace(pattern, by);
  text = squeeze(text);
  const isObligation = text.search(OBLIGATION[language]) >= 0;
  text = text.replace(OBLIGATION[language], " ");
  const shortened = text.match(NEGATION_PHRASES) ?? [];
  text = squeeze(text.replace(NEGATION_PHRASES, " "));
  const kinds = Object.entries(KINDS[language]).filter(([, pattern]) => text.search(pattern) >= 0);
  const kind = kinds.map(([name]) => name).join("+") || (ASKS_WHAT[language].test(text) ? "what" : "");
  const isDirectional = DIRECTIONAL.test(text);
  for (const [, pattern] of kinds) text = text.replace(pattern, " ");
  const all = tokensOf(text);
  const isNegation = (word: string) => word !== "can" && NEGATIONS[language].has(word);
  return {
    language,
    folded,
    kind,
    negations: all.filter(isNegation).length + shortened.length,
    isObligation,
    words: all
      .filter((word) => !isNegation(word) && !FRAME[language].has(word))
      .map((word) => figureOf(word, language) ?? classOf(singularOf(classOf(word)))),
    isDirectional,
  };
}

interface MeaningOptions {
  /** The language of the interface, for a question whose words do not tell. */
  language?: Language | undefined;
  abbreviations?: readonly Abbreviation[] | undefined;
}

/**
 * Whether an answer to one question answers the other. Every word of the subject must be in both, with the same
 * numbers, negations and kind of question: a verified answer to a slightly different question would be wrong with
 * a person's name on it.
 */
export function isSameQuestion(one: Meaning, other: Meaning): boolean {
  if (one.language !== other.language) return false;
  if (one.folded === other.folded) return one.folded !== "";
  if (!agree(one, other) || one.kind !== other.kind) return false;
  const left = withoutOptional(one, other);
  const right = withoutOptional(other, one);
  // A single word without a question is a topic, which many questions have.
  if (left.length === 0 || (left.length === 1 && one.kind === "")) return false;
  const isInOrder = one.isDirectional || other.isDirectional;
  if (isInOrder && left.length !== right.length) return false;
  return isInOrder
    ? left.every((word, at) => isSameWord(word, right[at] ?? ""))
    : covers(left, right) && covers(right, left);
}

/** Whether the questions agree in what no rewording changes; a model is asked only about such pairs. */
export function mayBeSame(one: Meaning, other: Meaning): boolean {
  return (
    one.language === other.language &&
    agree(one, other) &&
    figuresIn(one) === figuresIn(other) &&
    !contradict(one.words, other.words)
  );
}

/** The share of the longer question's words that the other has too. */
export function sharedWords(
  one: Meaning,
  other: Meaning,
  alike: (word: string) => readonly string[],
): number {
  const widened = other.words.flatMap((word) => [word, ...alike(word)]);
  const shared = one.words.filter((word) => widened.some((each) => isSameWord(word, each)));
  return shared.length / Math.max(one.words.length, other.words.length, 1);
}

function agree(one: Meaning, other: Meaning): boolean {
  return one.negations === other.negations && one.isObligation === other.isObligation;
}

const UNITS = new Set(["hora", "semana", "mes", "ano", "minuto", "euro", "kilo", "¤month", "hour", "week"]);
const DAYS = new Set(["dia", "day"]);
const COUNTED_IN_DAYS = new Set(["vacacion", "vacation", "feria"]);
const PERIODS = new Set(["¤year", "¤month", "ano", "mes", "semana", "week", "month", "year"]);

/**
 * «¿Cuántos días de permiso tengo por boda al año?» and «¿Cuántos me dan por boda?» ask the same, unless the other
 * question counts in another unit.
 */
function withoutOptional({ words, kind }: Meaning, other: Meaning): readonly string[] {
  if (!kind.split("+").includes("quantity")) return words;
  const has = (set: ReadonlySet<string>) => other.words.some((word) => set.has(word));
  const countsDays = words.some((word) => DAYS.has(word) || COUNTED_IN_DAYS.has(word));
  return words.filter((word) => {
    if (other.words.includes(word)) return true;
    if (DAYS.has(word)) return has(UNITS);
    if (word === "¤year") return has(PERIODS) || !countsDays;
    return word !== "permiso" || !countsDays;
  });
}

function covers(some: readonly string[], all: readonly string[]): boolean {
  return all.every((word) => some.some((each) => isSameWord(word, each)));
}

/** Shorter words with the same sound are often different words: «tasa» and «taza». */
const LEAST_LETTERS_BY_SOUND = 6;
const PARTICIPLE = /(?:ad|id)[oa]s?$/;
const INFINITIVE = /(?:[aei]r|ando|iendo)$/;

/**
 * The light stem alone would take «plaza» for «plazo» and «casado» for «casarse», so it counts only for a verb and
 * its infinitive.
 */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (/\d/.test(one) || /\d/.test(other)) return false;
  const isLong = Math.min(one.length, other.length) >= LEAST_LETTERS_BY_SOUND;
  if (isLong && soundOf(one) === soundOf(other)) return true;
  if (PARTICIPLE.test(one) !== PARTICIPLE.test(other)) return false;
  return (INFINITIVE.test(one) || INFINITIVE.test(other)) && stem(one) === stem(other);
}

const figuresIn = ({ words }: Meaning) =>
  words
    .filter((word) => /\d/.test(word))
    .sort()
    .join(" ");

function figureOf(word: string, language: Language): string | undefined {
  if (/\d/.test(word)) return word.replace(/[.](?=\d{3}\b)/g, "");
  const value = cardinalOf(word, language);
  return value === undefined ? undefined : String(value);
}

/** Without plural, and without the pronoun at the end of an infinitive: «pedirlas», «casarme». */
function singularOf(word: string): string {
  if (word.startsWith("¤") || word.length < 5) return word;
  const bare = word.replace(/(?<=[aei]r)(?:me|te|se|nos|l[oae]s?)$/, "");
  if (bare !== word) return bare;
  if (/[aeiou]s$/.test(word)) return word.replace(/(?<=[^aeiou])es$|s$/, "");
  return word;
}

const tokensOf = (text: string): string[] =>
  text.split(" ").flatMap((part) => (part.startsWith("¤") ? [part] : wordsAndFiguresOf(part)));

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();
