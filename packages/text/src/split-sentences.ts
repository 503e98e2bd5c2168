import { foldText } from "./fold-text.ts";
import { wordSet } from "./split-words.ts";

// Every repetition is bounded: a line of a hundred thousand dots must not cost more than any other line.
const END = /[.!?…]{1,6}["»”')\]]{0,3}(?=\s)/gu;
const LONGEST_SENTENCE = 1200;
const STARTS_SENTENCE = /^["«“'([]*[¿¡\p{Lu}\d]/u;
const ABBREVIATIONS = wordSet(`
  sr sra sres sras srta dr dra d dna art arts num nums nro no n pag pags p pp ej ap cap caps vol ed tel ext aprox max
  min depto dpto dept avda av c ud uds vd ee uu s a l etc ref fig inc lic ing prof gral admon cia ltda mr mrs ms e.g
  i.e vs st
`);

/** Whole sentences: a figure, an abbreviation or an initial never ends one. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!isSentenceEnd(text, match.index, end)) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter(Boolean).flatMap(cutLong);
}

function isSentenceEnd(text: string, dot: number, end: number): boolean {
  if (!STARTS_SENTENCE.test(text.slice(end, end + 20).trimStart())) return false;
  if (text.charAt(dot) !== ".") return true;
  const word = /(?<![\p{L}\d.º])[\p{L}\d.º]+$/u.exec(text.slice(Math.max(0, dot - 20), dot))?.[0] ?? "";
  // An initial, or the doubled letters of a plural such as RR. HH.
  if (/^(\p{Lu})\1?$/u.test(word)) return false;
  if (!ABBREVIATIONS.has(foldText(word))) return true;
  // "etc." and "No." close a sentence where a new one plainly begins.
  return (
    foldText(word) === "etc" || (foldText(word) === "no" && /^\s+\p{Lu}/u.test(text.slice(end, end + 20)))
  );
}

/** What never comes to an end, such as a table copied as one line, is cut between words. */
function cutLong(sentence: string): string[] {
  if (sentence.length <= LONGEST_SENTENCE) return [sentence];
  const pieces = sentence.match(CUT) ?? [];
  return pieces.map((piece) => piece.trim());
}
const CUT = new RegExp(`.{1,${LONGEST_SENTENCE}}(?:\\s|$)|.{${LONGEST_SENTENCE}}`, "gsu");
