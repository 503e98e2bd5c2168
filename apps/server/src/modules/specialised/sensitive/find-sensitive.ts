import type { Language } from "@metatron/contract/enums";
import { matchEverydayQuestion } from "../../../adapters/models/index.ts";
import { type MessageScore, type ModelTopic, scoreMessage } from "./message-model.ts";
import { isBorder, type MessageWord, messageWords } from "./message-words.ts";
import { isAboutLoss, needsContact, tellsOfTrouble } from "./near-trouble.ts";
import { type Phrase, parsePhrase } from "./phrase.ts";
import type { SensitiveTopicConfig } from "./topics.ts";

export interface SensitiveTopic {
  name: string;
  /** The contact, by the language of the question. */
  contact: Record<Language, string>;
}

export type SensitiveFinder = (text: string) => SensitiveTopic | undefined;

/** Longer messages are pasted documents; a person's own words come first or last. */
const READ_CHARS_AT_EACH_END = 2000;
/** Size of the cache of words with the phrases that may begin with them; everyday words are frequent. */
const MOST_KNOWN_WORDS = 5000;
/** The model was trained on short messages; longer ones are decided by the phrases alone. */
const MOST_SCORED_WORDS = 80;
/** Shorter messages say too little for the model to decide alone. */
const LEAST_SCORED_WORDS = 4;
/** From this score on the model needs no phrase. */
const SURELY_SENSITIVE = 1.4;
/** A message this much like an everyday question must score higher than `SURELY_SENSITIVE`, the more alike the higher. */
const LIKE_EVERYDAY = 0.35;
const HIGHER_PER_LIKENESS = 8;
/** Below this score a phrase is considered a coincidence, as in «despido a un pasajero en la puerta». */
const SURELY_EVERYDAY = -0.5;

/**
 * Finds the topic for which a human contact should come first. Phrases determine the topic. A linear model
 * finds messages that no phrase covers, and overrules phrases in messages that read as everyday ones.
 */
export function createSensitiveFinder(topics: readonly SensitiveTopicConfig[]): SensitiveFinder {
  const isScored = topics.some(({ model }) => model !== undefined);
  const prepared = topics.map(({ name, contact, phrases, unless, model }) => ({
    name,
    contact,
    phrases: createPhraseIndex(phrases),
    unless: createPhraseIndex(unless),
    model,
  }));
  return (text) => {
    const words = messageWords(endsOf(text));
    const score = isScored && words.length <= MOST_SCORED_WORDS ? scoreMessage(words) : undefined;
    return (
      prepared.find((topic) => !isOverruled(topic.model, score) && speaksOf(words, topic)) ??
      (words.length >= LEAST_SCORED_WORDS
        ? prepared.find(({ model }) => resembles(model, score) && !readsAsEveryday(text, score))
        : undefined)
    );
  };
}

const isOverruled = (model: ModelTopic | undefined, score: MessageScore | undefined): boolean =>
  model !== undefined && score !== undefined && score.sensitive < SURELY_EVERYDAY;

const resembles = (model: ModelTopic | undefined, score: MessageScore | undefined): boolean =>
  model !== undefined && score?.topic === model && score.sensitive > SURELY_SENSITIVE;

/**
 * Without a phrase, the model alone took «se escucha todo bajito» for distress. Questions near trouble or loss are left to it:
 * who asks about the life insurance may mean more than that.
 */
function readsAsEveryday(text: string, score: MessageScore | undefined): boolean {
  const match = matchEverydayQuestion(text);
  if (!match || !score || match.isOftenNotCovered || tellsOfTrouble(text)) return false;
  if (needsContact(match.question) || isAboutLoss(match.question)) return false;
  const alike = match.likeness - LIKE_EVERYDAY;
  return alike > 0 && score.sensitive < SURELY_SENSITIVE + HIGHER_PER_LIKENESS * alike;
}

interface IndexedPhrase extends Phrase {
  /** The phrase itself begins with a negation, as «no puedo más». */
  isNegated: boolean;
}

/**
 * The phrases that may begin with a word; trying every phrase at every word would be slow for a long message.
 */
type PhraseIndex = (word: MessageWord) => readonly IndexedPhrase[];

function createPhraseIndex(texts: readonly string[]): PhraseIndex {
  const phrases = texts.map((text) => ({ ...parsePhrase(text), isNegated: NEGATIONS.has(firstOf(text)) }));
  const known = new Map<string, IndexedPhrase[]>();
  return (word) => {
    const before = known.get(word.plain);
    if (before) return before;
    const found = phrases.filter((phrase) => phrase.mayBeginWith(word));
    if (known.size >= MOST_KNOWN_WORDS) known.clear();
    known.set(word.plain, found);
    return found;
  };
}

function speaksOf(
  words: readonly MessageWord[],
  { phrases, unless }: { phrases: PhraseIndex; unless: PhraseIndex },
): boolean {
  let excluded: Range[] | undefined;
  return words.some((word, at) =>
    phrases(word).some((phrase) => {
      const end = phrase.matchAt(words, at);
      if (end === undefined || (!phrase.isNegated && isDenied(words, at))) return false;
      excluded ??= rangesOf(words, unless);
      // «Estoy de baja por ansiedad» is more specific than «baja por ansiedad», which only names a kind of
      // leave.
      const covers = ({ from, to }: Range) => at <= from && to <= end && end - at > to - from;
      return !excluded.some((range) => range.from < end && at < range.to && !covers(range));
    }),
  );
}

interface Range {
  from: number;
  to: number;
}

/** The positions of these phrases. A function, because most messages have no topic and never need them. */
function rangesOf(words: readonly MessageWord[], phrases: PhraseIndex): Range[] {
  return words.flatMap((word, from) =>
    phrases(word).flatMap((phrase) => {
      const to = phrase.matchAt(words, from);
      return to === undefined ? [] : [{ from, to }];
    }),
  );
}

const NEGATIONS = new Set(["no", "ni", "nunca", "jamas", "sin", "tampoco", "nadie", "not", "never", "nao"]);
/**
 * Words that may stand between a negation and the negated word: «no me han despedido», «no tengo ninguna
 * depresión».
 */
const LIGHT_WORDS = new Set(
  "me te se le la lo nos les he ha han hay es era soy estoy esta tengo tiene sufro siento fue un una ningun ninguna de por a i am have been being".split(
    " ",
  ),
);
const MOST_LIGHT_WORDS = 3;

/** Whether the message negates the phrase; «¿no es acoso?» is a question, not a negation. */
function isDenied(words: readonly MessageWord[], at: number): boolean {
  const border = words.slice(at).find((word) => isBorder(word));
  if (border?.sound === "?") return false;
  for (let back = 1; back <= MOST_LIGHT_WORDS + 1; back += 1) {
    const word = words[at - back];
    if (word === undefined || isBorder(word)) return false;
    if (NEGATIONS.has(word.plain)) return true;
    if (!LIGHT_WORDS.has(word.plain)) return false;
  }
  return false;
}

function firstOf(phrase: string): string {
  return phrase.split(/[ |?]/, 1)[0] ?? "";
}

function endsOf(text: string): string {
  if (text.length <= 2 * READ_CHARS_AT_EACH_END) return text;
  return `${text.slice(0, READ_CHARS_AT_EACH_END)}\n${text.slice(-READ_CHARS_AT_EACH_END)}`;
}
