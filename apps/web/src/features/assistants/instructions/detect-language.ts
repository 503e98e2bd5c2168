import { languageVotes } from "@metatron/text/guess-language";
import type { Language } from "@metatron/text/language";
import { letterWordsOf } from "@metatron/text/split-words";

/** With fewer words the detection is unreliable. */
const FEWEST_WORDS = 12;
const FEWEST_VOTES = 3;
/** How much more often the detected language's words must occur than the next one's. */
const MARGIN = 1.25;

/** The language of the instructions; undefined while they are too short or too mixed for a warning. */
export function detectLanguage(text: string): Language | undefined {
  if (letterWordsOf(text).length < FEWEST_WORDS) return undefined;
  const votes = languageVotes(text);
  const [first, second] = (["es", "en", "pt"] as const)
    .map((language) => ({ language, count: votes[language] }))
    .sort((a, b) => b.count - a.count);
  if (!first || !second || first.count < FEWEST_VOTES) return undefined;
  return first.count >= second.count * MARGIN ? first.language : undefined;
}
