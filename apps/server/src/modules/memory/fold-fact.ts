import { wordsOf } from "@metatron/text/split-words";

/** Two facts with the same folded form are the same fact: case, accents and punctuation do not count. */
export const foldFact = (text: string): string => wordsOf(text).join(" ");

export const isKnown = (facts: readonly { text: string }[], text: string): boolean =>
  facts.some((fact) => foldFact(fact.text) === foldFact(text));
