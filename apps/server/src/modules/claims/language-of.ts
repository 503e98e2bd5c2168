import type { Language } from "@metatron/contract/enums";
import { foldText } from "../../adapters/models/index.ts";
import { isOnlyIn } from "./lexicon.ts";

/** Words that one of the languages has and the other two do not, or hardly ever. */
const MARKERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: words(`el la los las del al y se con un una unos es son su sus por para que lo le hay puede tiene en si esta este
    como pero mas muy sin sobre tu tus cada desde hasta cuando quien`),
  en: words(`the of and is are to in for with you your on at by must can not be has have without from each an it
    this that does do will after before or as per`),
  pt: words(`o os do dos das ao aos e em na nas num uma com nao voce seu sua por pelo pela sao ou mais sem tem
    pode no um ate quando cada foi`),
};

/** The language of a text by its small words and by words that only one language has; `likely` where they do not tell. */
export function languageOf(text: string, likely: Language = "es"): Language {
  const counts = { es: 0, en: 0, pt: 0 };
  counts[likely] += LIKELY;
  for (const [word] of foldText(text).matchAll(/\p{L}+/gu))
    for (const language of LANGUAGES) {
      if (MARKERS[language].has(word)) counts[language] += 1;
      if (isOnlyIn(word, language)) counts[language] += ONE_WORD;
    }
  if (/[ãõ]|ç[ãõ]/u.test(text.toLowerCase())) counts.pt += 2;
  if (/[ñ¿¡]/u.test(text.toLowerCase())) counts.es += 2;
  const best = Math.max(counts.es, counts.en, counts.pt);
  if (counts[likely] === best) return likely;
  return LANGUAGES.find((language) => counts[language] === best) ?? likely;
}

const LANGUAGES = ["es", "en", "pt"] as const;
const LIKELY = 0.6;
const ONE_WORD = 0.8;

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}
