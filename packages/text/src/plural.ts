/** The stemmer begins to take an ending off after the third letter. */
const LONGEST_PLURAL = 5;

/**
 * The stem of the same word in its other number, where the Spanish stemmer leaves the two apart: short words keep their s
 * (día, días), and z becomes c (vez, veces). Undefined where it brings them together by itself.
 */
export function otherNumber(stem: string): string | undefined {
  if (!/^[a-z]{2,}$/.test(stem)) return undefined;
  const begin = stem.slice(0, -1);
  if (stem.endsWith("z")) return `${begin}c`;
  if (stem.endsWith("c")) return `${begin}z`;
  if (/[aeiou]s$/.test(stem)) return stem.length <= LONGEST_PLURAL ? begin : undefined;
  return /[aeiou]$/.test(stem) && stem.length < LONGEST_PLURAL ? `${stem}s` : undefined;
}

/** Shorter ones are taken as they are: "mes" is no plural. */
const SHORTEST_PLURAL = 5;

/** What finds a word: how it begins, or what it is as a whole where its other form begins otherwise. */
export interface SearchWord {
  start: string;
  whole: string | null;
}

/** A folded word as its beginning, by which the plural finds its singular; "veces" also finds "vez". */
export function toSearchWord(word: string): SearchWord {
  if (word.endsWith("z")) return { start: word, whole: `${word.slice(0, -1)}ces` };
  // As a beginning "dia" would find every "diario", too.
  if (/^..[aeiou]s$/.test(word)) return { start: word, whole: word.slice(0, -1) };
  const start = word.length >= SHORTEST_PLURAL ? word.replace(/(?<=[^aeiou])es$|s$/, "") : word;
  return { start, whole: word.endsWith("ces") ? `${word.slice(0, -3)}z` : null };
}
