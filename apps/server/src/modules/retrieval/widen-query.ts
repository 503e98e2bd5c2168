import { searchableText, searchableWords } from "@metatron/text/searchable-text";
import type { GlossaryEntry } from "../glossary/index.ts";
import type { Widening } from "./read-query.ts";

/** A synonym counts less than the word itself, and a word of a phrase even less. */
const WORD_WEIGHT = 0.5;
const PHRASE_WORD_WEIGHT = 0.3;
const MOST_WORDS = 40;

/** The glossary's synonyms for the words of this question. */
export function widenQuery(query: string, glossary: readonly GlossaryEntry[]): Widening[] {
  const asked = searchableText(query);
  const widenings: Widening[] = [];
  for (const { words } of glossary) {
    const named = words.filter((word) => mentions(asked, searchableText(word)));
    const others = words.filter((word) => !named.includes(word)).map(searchableWords);
    for (const name of named) {
      for (const of of searchableWords(name))
        widenings.push(
          { of, words: others.filter(({ length }) => length === 1).flat(), weight: WORD_WEIGHT },
          { of, words: others.filter(({ length }) => length > 1).flat(), weight: PHRASE_WORD_WEIGHT },
        );
    }
  }
  return widenings.slice(0, MOST_WORDS);
}

/** A plural of a glossary word matches that word. */
function mentions(asked: string, word: string): boolean {
  const bare = word.trim();
  return asked.includes(word) || asked.includes(` ${bare}s `) || asked.includes(` ${bare}es `);
}
