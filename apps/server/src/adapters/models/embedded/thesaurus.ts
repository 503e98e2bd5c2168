import { wordsOf } from "@metatron/text/split-words";
import { stem } from "@metatron/text/stem";
import { isStopWord } from "@metatron/text/stop-words";
import { DESK_WORDS } from "./desk-words.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";
import { STAFF_WORDS } from "./staff-words.ts";

/** Another word for a word of the question, and how far it stands for it. */
export interface OtherWord {
  word: string;
  stem: string;
  weight: number;
}

const SAME_WEIGHT = 0.9;
const TOWARDS_WEIGHT = 0.8;
/** In a search over many documents another word counts for less than in the passages that it found. */
const SEARCH_WEIGHT = 0.5;

const ALL_WORDS = `${STAFF_WORDS}\n${DESK_WORDS}\n${EVERYDAY_WORDS}`;
const OTHERS = readGroups(ALL_WORDS);

/** What else the documents may call this, by the stem of the word that was said. */
export const othersOf = (term: string): readonly OtherWord[] => OTHERS.get(term) ?? [];

/** The stems of what else counts as this word. */
export const synonymsOf = (term: string): readonly string[] => othersOf(term).map(({ stem: other }) => other);

/** Every word that the thesaurus knows, as it is written there. */
export const knownWords: readonly string[] = [...new Set(ALL_WORDS.split(/[\s>]+/).filter(Boolean))];

/** For each word of a question, the other words that a search should look for in its place. */
export function otherWordsIn(question: string): { of: string; words: string[]; weight: number }[] {
  return [...new Set(wordsOf(question))].flatMap((of) => {
    const others = isStopWord(of) ? [] : othersOf(stem(of));
    return others.length > 0 ? [{ of, words: others.map(({ word }) => word), weight: SEARCH_WEIGHT }] : [];
  });
}

function readGroups(text: string): ReadonlyMap<string, readonly OtherWord[]> {
  const map = new Map<string, Map<string, OtherWord>>();
  for (const line of text.split("\n").filter(Boolean)) {
    const [said = "", written] = line.split(">");
    const from = wordsIn(said);
    const to = written === undefined ? from : wordsIn(written);
    const weight = written === undefined ? SAME_WEIGHT : TOWARDS_WEIGHT;
    for (const word of from) {
      const term = stem(word);
      const others = map.get(term) ?? new Map<string, OtherWord>();
      map.set(term, others);
      for (const other of to) {
        const known = others.get(stem(other));
        if (stem(other) !== term && (known?.weight ?? 0) < weight)
          others.set(stem(other), { word: other, stem: stem(other), weight });
      }
    }
  }
  return new Map([...map].map(([term, others]) => [term, [...others.values()]]));
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
