import { wordSet, wordsAndFiguresOf } from "@metatron/text/split-words";
import { stem } from "@metatron/text/stem";
import { isStopWord } from "@metatron/text/stop-words";
import { splitStatements } from "./split-statements.ts";

/** Models write «la persona prefiere tablas» for «prefiero tablas». */
const FRAMES = wordSet("persona usuario usuaria empleado empleada person user employee pessoa");
const NEGATIONS = wordSet(
  "no nunca jamas tampoco ni sin not never without dont don doesnt doesn nao nem sem",
);

/**
 * Whether a fact is made of a person's own words: one statement, or one clause, of one of these messages has all of
 * its words in any order, and is negative or positive as the fact is. A fact that a document or a tool dictates has
 * other words.
 */
export function comesFrom(fact: string, messages: readonly string[]): boolean {
  const terms = [...termsOf(fact)];
  if (terms.length === 0) return false;
  const isNegative = hasNegation(fact);
  return messages.some((message) =>
    splitStatements(message)
      .flatMap(({ text }) => [text, ...text.split(",")])
      .some((part) => {
        const said = termsOf(part);
        return terms.every((term) => said.has(term)) && hasNegation(part) === isNegative;
      }),
  );
}

function termsOf(text: string): ReadonlySet<string> {
  const words = wordsAndFiguresOf(text).filter((word) => !isStopWord(word) && !FRAMES.has(word));
  // Twice: «prefers» becomes «prefer», and «prefer» itself becomes «pref».
  return new Set(words.map((word) => stem(stem(word))));
}

const hasNegation = (text: string) => wordsAndFiguresOf(text).some((word) => NEGATIONS.has(word));
