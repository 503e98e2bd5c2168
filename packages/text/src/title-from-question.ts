import { cleanLine } from "./clean-text.ts";
import { cutText } from "./cut-text.ts";

const LONGEST = 60;
const SHORTEST_SENTENCE = 12;
/** No more than this of a question is looked at for its title. */
const LONGEST_LOOKED_AT = 1000;

/**
 * Addresses and numbers that tell who somebody is, by their form alone. Titles stand in lists that others may see
 * over a shoulder; the server's detectors know more kinds.
 */
const IDENTIFIERS = [
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/g,
  /\b\d{4}(?:[ -]\d{4}){3}\b/g,
  /\b\d{1,2}(?:\.\d{3}){2}-[\dkK]\b/g,
  /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g,
  /\b[A-Za-z]{0,3}\d{7,20}-?[A-Za-z]?\b/g,
  /\b[A-Z]{2,3}\d{6}\b/g,
];

/** A title without a model, the same here and there: the question's first sentence, cut at a word. */
export function titleFromQuestion(text: string): string {
  const sentence = firstSentence(
    cleanLine(withoutIdentifiers(cutText(text.trimStart(), LONGEST_LOOKED_AT)).replace(/[#*_`>|[\]]/g, " ")),
  );
  if (sentence.length <= LONGEST) return sentence || "…";
  const cut = cutText(sentence, LONGEST);
  const word = cut.lastIndexOf(" ");
  return `${(word > LONGEST / 2 ? cut.slice(0, word) : cut).trimEnd()}…`;
}

function withoutIdentifiers(text: string): string {
  return IDENTIFIERS.reduce((left, identifier) => left.replace(identifier, ""), text);
}

function firstSentence(plain: string): string {
  for (const { index } of plain.matchAll(/[.?!](?=\s|$)/g))
    if (index >= SHORTEST_SENTENCE) return plain.slice(0, index + 1);
  return plain;
}
