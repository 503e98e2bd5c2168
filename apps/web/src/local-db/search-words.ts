import { foldText } from "./fold-text.ts";

const MOST_WORDS = 8;
const LETTER = /[\p{L}\p{N}]/u;
/** Shorter ones are taken as they are: "mes" is no plural. */
const SHORTEST_PLURAL = 5;

/** What a person typed as the beginnings of words to look for; a plural finds its singular too. */
export function searchWords(typed: string): string[] {
  const words = foldText(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map(withoutPlural))].slice(0, MOST_WORDS);
}

export function hasAllWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => placeOf(folded, word, 0) !== -1);
}

/** Where words begin with what is looked for: whole words, [start, end) in order, without overlap. */
export function findMarks(folded: string, words: readonly string[]): [number, number][] {
  const ends = new Map<number, number>();
  for (const word of words) {
    for (let at = placeOf(folded, word, 0); at !== -1; at = placeOf(folded, word, at + word.length)) {
      ends.set(at, wordEnd(folded, at + word.length));
    }
  }
  return [...ends].sort(([a], [b]) => a - b);
}

function placeOf(folded: string, word: string, from: number): number {
  for (let at = folded.indexOf(word, from); at !== -1; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || !LETTER.test(folded.charAt(at - 1))) return at;
  }
  return -1;
}

function wordEnd(folded: string, from: number): number {
  let end = from;
  while (end < folded.length && LETTER.test(folded.charAt(end))) end += 1;
  return end;
}

function withoutPlural(word: string): string {
  return word.length >= SHORTEST_PLURAL ? word.replace(/(?<=[^aeiou])es$|s$/, "") : word;
}
