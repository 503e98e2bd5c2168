import { foldInPlace } from "@metatron/text/fold-text";
import { type SearchWord, toSearchWord } from "@metatron/text/plural";

const MOST_WORDS = 8;
const LETTER = /[\p{L}\p{N}]/u;

/** Splits a typed query into words to search for; a plural also matches its singular. */
export function searchWords(typed: string): SearchWord[] {
  const words = foldInPlace(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  const byStart = new Map(words.map(toSearchWord).map((word) => [word.start, word]));
  return [...byStart.values()].slice(0, MOST_WORDS);
}

export function hasAllWords(folded: string, words: readonly SearchWord[]): boolean {
  return words.every(
    ({ start, whole }) =>
      placeOf(folded, start, 0) !== -1 || (whole !== null && placeOfWhole(folded, whole, 0) !== -1),
  );
}

/** The positions of matching whole words, as [start, end) in order, without overlap. */
export function findMarks(folded: string, words: readonly SearchWord[]): [number, number][] {
  const ends = new Map<number, number>();
  for (const { start, whole } of words) {
    for (let at = placeOf(folded, start, 0); at !== -1; at = placeOf(folded, start, at + start.length)) {
      ends.set(at, wordEnd(folded, at + start.length));
    }
    if (whole === null) continue;
    for (let at = placeOfWhole(folded, whole, 0); at !== -1; at = placeOfWhole(folded, whole, at + 1)) {
      ends.set(at, at + whole.length);
    }
  }
  return [...ends].sort(([a], [b]) => a - b);
}

function placeOf(folded: string, start: string, from: number): number {
  for (let at = folded.indexOf(start, from); at !== -1; at = folded.indexOf(start, at + 1)) {
    if (at === 0 || !LETTER.test(folded.charAt(at - 1))) return at;
  }
  return -1;
}

function placeOfWhole(folded: string, whole: string, from: number): number {
  for (let at = placeOf(folded, whole, from); at !== -1; at = placeOf(folded, whole, at + 1)) {
    if (!LETTER.test(folded.charAt(at + whole.length))) return at;
  }
  return -1;
}

function wordEnd(folded: string, from: number): number {
  let end = from;
  while (end < folded.length && LETTER.test(folded.charAt(end))) end += 1;
  return end;
}
