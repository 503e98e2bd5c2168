import { foldText } from "@metatron/text/fold-text";
import { oneLine } from "@metatron/text/one-line";

const SMALL_WORDS = new Set(
  "a al ante con cada como cual de del desde el ella en entre es esa ese esta este la las le lo los mas o para pero por que se ser sin sobre son su sus tras un una uno y the of and to in is are for with or an at by on as be that this e da do das dos na no nas nos um uma ou com seu sua".split(
    " ",
  ),
);
const ENOUGH = 0.8;
const STEM_CHARS = 5;

/** Whether an answer states a fact: literally, or with every number and nearly every word of it. */
export function statesFact(answer: string, fact: string): boolean {
  const said = plain(answer);
  const wanted = plain(fact);
  if (wanted === "" || said.includes(wanted)) return wanted !== "";

  const words = wordsOf(wanted);
  const saidWords = new Set(wordsOf(said).map(beginningOf));
  const numbers = words.filter(hasDigit);
  if (!numbers.every((number) => saidWords.has(number))) return false;
  const others = words.filter((word) => !hasDigit(word) && !SMALL_WORDS.has(word));
  if (others.length === 0) return numbers.length > 0;
  const found = others.filter((word) => saidWords.has(beginningOf(word))).length;
  return found / others.length >= ENOUGH;
}

/** Removes accents, case, citations and thousands separators. */
function plain(text: string): string {
  const folded = foldText(text)
    .replace(/\[\d{1,3}\]/g, " ")
    .replace(/(\d)[.\s](?=\d{3}(?!\d))/g, "$1")
    .replace(/(\d),(?=\d)/g, "$1.")
    .replace(/[^\p{L}\p{N}.%€$]+/gu, " ")
    .replace(/\.(?!\d)/g, " ");
  return oneLine(folded);
}

const wordsOf = (text: string) => text.split(" ").filter(Boolean);
const hasDigit = (word: string) => /\d/.test(word);
/**
 * Long words by their beginning, so that "days" and "day", "approved" and "approval" match; numbers in full.
 */
const beginningOf = (word: string) => (hasDigit(word) ? word : word.slice(0, STEM_CHARS));
