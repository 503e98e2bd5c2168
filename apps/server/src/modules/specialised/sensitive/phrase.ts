import { isBorder, type MessageWord } from "./message-words.ts";
import { wordsOfClass } from "./word-classes.ts";
import { toWordTest } from "./word-test.ts";

/**
 * A phrase to look for in a message, word by word and in order:
 * - `a|b`: either word; `a*`: any word that begins so; `=a`: this spelling only, not what is pronounced alike;
 * - `<chief>`: any word of that class of `word-classes.ts`; `insult~ar`: any form of the verb that `verb-forms.ts` builds;
 * - `a?`: the word may be missing; `..`: up to four words in between, but no negation; `$`: the end of a clause;
 * - `!a|b`: the next word is neither of these; it is not part of what the phrase covers;
 * - `...`: up to twelve words, also of the next clauses.
 * But for `...`, a phrase never continues over a punctuation mark.
 */
export interface Phrase {
  /** Whether the phrase may begin with this word. */
  mayBeginWith(word: MessageWord): boolean;
  /** The index after the last word of a match at `at`, else undefined. */
  matchAt(words: readonly MessageWord[], at: number): number | undefined;
}

const LONGEST_GAP = 4;
const LONGEST_GAP_OVER_CLAUSES = 12;
/** «Mi jefe no me grita» is not «mi jefe me grita». */
const NOT_IN_A_GAP = new Set(["no", "nunca", "jamas", "tampoco", "nao", "never", "not", "dont", "doesnt"]);

type Element =
  | { isOptional: boolean; isLookahead: boolean; matches: (word: MessageWord | undefined) => boolean }
  | "gap"
  | "gap over clauses"
  | "end";

export function parsePhrase(text: string): Phrase {
  const elements = text.split(" ").map(elementOf);

  function match(words: readonly MessageWord[], at: number, index: number): number | undefined {
    const element = elements[index];
    if (element === undefined) return at;
    if (element === "end") return isBorder(words[at]) ? match(words, at, index + 1) : undefined;
    if (element === "gap") {
      for (let skipped = 0; skipped <= LONGEST_GAP; skipped += 1) {
        const end = match(words, at + skipped, index + 1);
        if (end !== undefined) return end;
        const word = words[at + skipped];
        if (word === undefined || isBorder(word) || NOT_IN_A_GAP.has(word.plain)) return undefined;
      }
      return undefined;
    }
    if (element === "gap over clauses") {
      for (let next = at; next <= at + LONGEST_GAP_OVER_CLAUSES && next < words.length; next += 1) {
        const end = match(words, next, index + 1);
        if (end !== undefined) return end;
      }
      return undefined;
    }
    if (element.isLookahead) return element.matches(words[at]) ? undefined : match(words, at, index + 1);
    // «$» among the choices consumes no word, so that the phrase ends with its clause.
    if (isBorder(words[at]) && element.matches(words[at])) return match(words, at, index + 1);
    const end = element.matches(words[at]) ? match(words, at + 1, index + 1) : undefined;
    return end ?? (element.isOptional ? match(words, at, index + 1) : undefined);
  }

  return {
    mayBeginWith(word) {
      const [first] = elements;
      return typeof first !== "object" || first.isOptional || first.isLookahead || first.matches(word);
    },
    matchAt: (words, at) => match(words, at, 0),
  };
}

/** Phrases share elements such as `<person>`, which are expensive to build. */
const knownElements = new Map<string, Element>();

function elementOf(text: string): Element {
  const known = knownElements.get(text) ?? toElement(text);
  knownElements.set(text, known);
  return known;
}

function toElement(text: string): Element {
  if (text === "") throw new Error("A phrase of a sensitive topic has two spaces in a row or one at an end");
  if (text === "..") return "gap";
  if (text === "...") return "gap over clauses";
  if (text === "$") return "end";
  const isOptional = text.endsWith("?");
  const isLookahead = text.startsWith("!");
  const choices = text
    .slice(isLookahead ? 1 : 0, isOptional ? -1 : undefined)
    .split("|")
    .flatMap((choice) => (choice.startsWith("<") ? wordsOfClass(choice.slice(1, -1)) : [choice]));
  if (choices.some((choice) => choice.includes("?")))
    throw new Error(`Only a whole element may be optional, not a part of ${text}`);
  const isWanted = toWordTest(choices);
  return {
    isOptional,
    isLookahead,
    matches: (word) => (word === undefined || isBorder(word) ? choices.includes("$") : isWanted(word)),
  };
}
