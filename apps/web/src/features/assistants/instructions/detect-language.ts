import type { Language } from "@metatron/contract/enums";
import { foldText } from "../../../local-db/fold-text.ts";

/** Small words that each language has and the other two lack or seldom use. */
const WORDS = {
  es: "el los las una unos del y con para por que es son se su sus si cuando siempre nunca sin tu como pero muy hay",
  en: "the and of to is are with for you your if when always never not this that it on in or should must be do",
  pt: "o os uma uns do da dos das e com para por que nao sao se seu sua quando sempre nunca sem voce como mas muito",
} satisfies Record<Language, string>;

const SETS: readonly [Language, ReadonlySet<string>][] = [
  ["es", new Set(WORDS.es.split(" "))],
  ["en", new Set(WORDS.en.split(" "))],
  ["pt", new Set(WORDS.pt.split(" "))],
];

/** Fewer words than this say nothing sure. */
const FEWEST_WORDS = 12;
/** How much more often the found language's words must occur than the next one's. */
const MARGIN = 1.25;

/** The language a text is written in; undefined while it is too short or mixed to tell. */
export function detectLanguage(text: string): Language | undefined {
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return undefined;
  const counts = SETS.map(([language, set]) => ({
    language,
    count: words.filter((word) => set.has(word)).length,
  })).sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (!first || !second || first.count < 3) return undefined;
  return first.count >= second.count * MARGIN ? first.language : undefined;
}
