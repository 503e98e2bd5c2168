import { isBorder, type MessageWord, toMessageWord } from "./message-words.ts";

/**
 * A phrase to look for in a message, word by word and in order:
 * - `a|b`: either word; `a*`: any word that begins so; `=a`: this spelling only, not what is pronounced alike;
 * - `a?`: the word may be missing; `..`: up to four words in between; `$`: the end of a clause.
 * A phrase never continues over a punctuation mark.
 */
export interface Phrase {
  /** Whether the phrase may begin with this word. */
  mayBeginWith(word: MessageWord): boolean;
  /** The index behind its last word where the phrase begins at `at`, else undefined. */
  matchAt(words: readonly MessageWord[], at: number): number | undefined;
}

const LONGEST_GAP = 4;
/** Shorter words have too many neighbours one letter away. */
const LEAST_LETTERS_FOR_SLIPS = 7;

type Element = { isOptional: boolean; matches: (word: MessageWord | undefined) => boolean } | "gap" | "end";

export function parsePhrase(text: string): Phrase {
  const elements = text.split(" ").map(toElement);

  function match(words: readonly MessageWord[], at: number, index: number): number | undefined {
    const element = elements[index];
    if (element === undefined) return at;
    if (element === "end") return isBorder(words[at]) ? match(words, at, index + 1) : undefined;
    if (element === "gap") {
      for (let skipped = 0; skipped <= LONGEST_GAP; skipped += 1) {
        const end = match(words, at + skipped, index + 1);
        if (end !== undefined) return end;
        if (isBorder(words[at + skipped])) return undefined;
      }
      return undefined;
    }
    const end = element.matches(words[at]) ? match(words, at + 1, index + 1) : undefined;
    return end ?? (element.isOptional ? match(words, at, index + 1) : undefined);
  }

  return {
    mayBeginWith(word) {
      const [first] = elements;
      return typeof first !== "object" || first.isOptional || first.matches(word);
    },
    matchAt: (words, at) => match(words, at, 0),
  };
}

function toElement(text: string): Element {
  if (text === "..") return "gap";
  if (text === "$") return "end";
  const isOptional = text.endsWith("?");
  const choices = (isOptional ? text.slice(0, -1) : text).split("|");
  const tests = choices.map(toTest);
  return {
    isOptional,
    matches: (word) =>
      choices.includes("$") && isBorder(word)
        ? true
        : word !== undefined && !isBorder(word) && tests.some((matches) => matches(word)),
  };
}

function toTest(choice: string): (word: MessageWord) => boolean {
  if (choice.startsWith("=")) return ({ plain }) => plain === choice.slice(1);
  if (choice.endsWith("*")) {
    const stem = toMessageWord(choice.slice(0, -1));
    return (word) =>
      word.plain.startsWith(stem.plain) ||
      word.sound.startsWith(stem.sound) ||
      isOneSlipAway(word.plain.slice(0, stem.plain.length), stem.plain);
  }
  const wanted = toMessageWord(choice);
  return (word) => word.sound === wanted.sound || isOneSlipAway(word.plain, wanted.plain);
}

/** One letter changed, missing, added or swapped with the next. */
function isOneSlipAway(typed: string, wanted: string): boolean {
  if (wanted.length < LEAST_LETTERS_FOR_SLIPS || Math.abs(typed.length - wanted.length) > 1) return false;
  let from = 0;
  while (from < typed.length && typed[from] === wanted[from]) from += 1;
  const [a, b] = [typed.slice(from), wanted.slice(from)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b;
}
