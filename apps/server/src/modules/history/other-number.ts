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
