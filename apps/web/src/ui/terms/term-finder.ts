/** A glossary term with the explanation that readers are shown. */
export interface ExplainedTerm {
  term: string;
  /** Alternative spellings. */
  words: readonly string[];
  meaning: string;
}

export interface FoundTerm {
  start: number;
  end: number;
  term: string;
}

export interface TermFinder {
  /** Every occurrence of a term as a whole word, in order. */
  find(text: string): FoundTerm[];
  /** By the term or any of its spellings. */
  get(written: string): ExplainedTerm | undefined;
}

const WORD = /[\p{L}\p{N}]+/gu;
const HAS_LETTER = /\p{L}/u;
const WORD_CHAR = /[\p{L}\p{N}_]/u;

/**
 * Looks up every word of a text in a map, so that the cost does not grow with the glossary. Acronyms in
 * capitals are case-sensitive: «UM» is a minor, «um» is not.
 */
export function createTermFinder(terms: readonly ExplainedTerm[]): TermFinder {
  const byWords = new Map<string, ExplainedTerm>();
  const byFirstWord = new Map<string, { words: string; isExact: boolean; term: string }[]>();
  for (const explained of terms)
    for (const written of [explained.term, ...explained.words]) {
      const first = written.match(WORD)?.[0];
      if (!first || !HAS_LETTER.test(written)) continue;
      const isExact = isShortForm(written);
      const words = keyOf(written);
      byWords.set(words, explained);
      const key = first.toLowerCase();
      const known = byFirstWord.get(key) ?? [];
      known.push({ words, isExact, term: explained.term });
      byFirstWord.set(key, known);
    }
  // Longest first: «MEL» must not hide «MEL operativa».
  for (const known of byFirstWord.values()) known.sort((a, b) => b.words.length - a.words.length);

  return {
    get: (written) => byWords.get(keyOf(written)),
    find(text) {
      const found: FoundTerm[] = [];
      let after = 0;
      for (const { 0: word, index } of text.matchAll(WORD)) {
        if (index < after) continue;
        const start = index;
        const match = byFirstWord
          .get(word.toLowerCase())
          ?.find(({ words, isExact }) => standsAt(text, { start, words, isExact }));
        if (!match) continue;
        after = start + match.words.length;
        found.push({ start, end: after, term: match.term });
      }
      return found;
    },
  };
}

const keyOf = (written: string) => (isShortForm(written) ? written : written.toLowerCase());

/** Two or more letters, all capitals. */
export const isShortForm = (word: string): boolean =>
  word === word.toUpperCase() && (word.match(/\p{Lu}/gu)?.length ?? 0) > 1;

function standsAt(
  text: string,
  { start, words, isExact }: { start: number; words: string; isExact: boolean },
): boolean {
  const end = start + words.length;
  const written = text.slice(start, end);
  if ((isExact ? written : written.toLowerCase()) !== words) return false;
  const [before, next] = [text.charAt(start - 1), text.charAt(end)];
  return !WORD_CHAR.test(before) && !WORD_CHAR.test(next);
}
