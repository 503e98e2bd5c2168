/** Question words and words about the writer, which headings do not contain. */
const ASKING = new Set(
  `que cual cuales quien quienes cuanto cuanta cuantos cuantas cuando donde adonde como porque
  me mi mis yo nos te tu tengo tiene tienen tenemos puedo puede pueden podemos quiero necesito debo debe hay hola estoy
  hago soy voy dan dice dime`.split(/\s+/),
);
const LONGEST_TOPIC_WORDS = 16;

/**
 * Whether the query names a subject ("Permisos por matrimonio") instead of asking a question. A subject is
 * found at the start of a section, while the answer to a question may be anywhere.
 */
export function isTopic(query: string, words: readonly string[]): boolean {
  if (/[¿?]/.test(query) || words.length > LONGEST_TOPIC_WORDS) return false;
  return !words.some((word) => ASKING.has(word));
}
