import { languageVotes } from "@metatron/text/guess-language";
import type { Language } from "@metatron/text/language";
import { letterWordsOf } from "@metatron/text/split-words";
import { isOnlyIn } from "./lexicon/lexicon.ts";

const LANGUAGES = ["es", "en", "pt"] as const;
const LIKELY = 0.6;
const ONE_WORD = 0.8;

/**
 * The language of a statement, also by lexicon words of only one language; `likely` if they do not decide.
 */
export function languageOf(text: string, likely: Language = "es"): Language {
  const votes = languageVotes(text);
  votes[likely] += LIKELY;
  for (const word of letterWordsOf(text))
    for (const language of LANGUAGES) if (isOnlyIn(word, language)) votes[language] += ONE_WORD;
  const most = Math.max(votes.es, votes.en, votes.pt);
  if (votes[likely] === most) return likely;
  return LANGUAGES.find((language) => votes[language] === most) ?? likely;
}
