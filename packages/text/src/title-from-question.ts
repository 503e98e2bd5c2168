import { cleanLine } from "./clean-text.ts";
import { cutText } from "./cut-text.ts";

const LONGEST = 60;
const SHORTEST_SENTENCE = 12;
/** No more than this of a question is looked at for its title. */
const LONGEST_LOOKED_AT = 1000;

/** A title without a model, the same here and there: the question's first sentence, cut at a word. */
export function titleFromQuestion(text: string): string {
  const sentence = firstSentence(
    cleanLine(cutText(text.trimStart(), LONGEST_LOOKED_AT).replace(/[#*_`>|[\]]/g, " ")),
  );
  if (sentence.length <= LONGEST) return sentence || "…";
  const cut = cutText(sentence, LONGEST);
  const word = cut.lastIndexOf(" ");
  return `${(word > LONGEST / 2 ? cut.slice(0, word) : cut).trimEnd()}…`;
}

function firstSentence(plain: string): string {
  for (const { index } of plain.matchAll(/[.?!](?=\s|$)/g))
    if (index >= SHORTEST_SENTENCE) return plain.slice(0, index + 1);
  return plain;
}
