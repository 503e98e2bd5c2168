import { wordsAndFiguresOf } from "./split-words.ts";
import { stem } from "./stem.ts";
import { isStopWord } from "./stop-words.ts";

/** The stems of a text's words without its stop words, in order. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of wordsAndFiguresOf(text)) if (!isStopWord(word)) terms.push(stem(word));
  return terms;
}
