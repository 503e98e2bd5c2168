import { foldText } from "@metatron/text/fold-text";
import { soundOf } from "@metatron/text/sound-of";

/** A word of a message, or the border between two clauses. */
export interface MessageWord {
  /** Without accents, in lower case; empty for a border. */
  plain: string;
  /**
   * Equal for words that are pronounced alike: «acozo» and «acoso», «hechar» and «echar». For a border, its
   * mark.
   */
  sound: string;
}

/** Abbreviations of chat language with their full forms. */
const SHORT_FORMS = new Map(
  Object.entries({
    q: "que",
    k: "que",
    ke: "que",
    x: "por",
    xq: "porque",
    pq: "porque",
    toy: "estoy",
    ta: "esta",
    pa: "para",
    tb: "tambien",
    d: "de",
  }),
);

/** The words in order, including stop words; each punctuation mark or line break is a border. */
export function messageWords(text: string): MessageWord[] {
  const words: MessageWord[] = [];
  // Apostrophes are removed first, so that «can't» is one word.
  const folded = foldText(text.replaceAll(/['’]/g, ""));
  for (const [found] of folded.matchAll(/[\p{L}\p{N}]+|[.,;:!?¿¡…()\n]/gu)) {
    if (/[\p{L}\p{N}]/u.test(found)) words.push(knownWord(SHORT_FORMS.get(found) ?? found));
    else words.push({ plain: "", sound: found });
  }
  return words;
}

export const isBorder = (word: MessageWord | undefined): boolean => word === undefined || word.plain === "";

const MOST_KNOWN_WORDS = 5000;
const knownWords = new Map<string, MessageWord>();

/** Cached: everyday words are frequent, and computing the sound of a word takes nine replacements. */
function knownWord(plain: string): MessageWord {
  const known = knownWords.get(plain);
  if (known) return known;
  if (knownWords.size >= MOST_KNOWN_WORDS) knownWords.clear();
  const word = toMessageWord(plain);
  knownWords.set(plain, word);
  return word;
}

/** Unlike the sounds of categories, endings are kept: «despido» and «despedida» have different meanings. */
export function toMessageWord(plain: string): MessageWord {
  return { plain, sound: soundOf(plain) };
}
