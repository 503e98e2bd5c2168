/** "Jefa de cabina" → "JC": first and last word, without small words. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@._-]+/).filter((word) => /^\p{L}/u.test(word) && !SMALL_WORDS.has(word));
  const first = words[0] ?? "";
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return (first.charAt(0) + last.charAt(0)).toLocaleUpperCase("es");
}

const SMALL_WORDS = new Set(["de", "del", "la", "las", "los", "el", "y", "da", "do", "dos", "of", "the"]);

/** The same name has the same hue on every device. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 360;
  return hash;
}
