import { isSmallWord } from "@metatron/text/guess-language";
import type { Language } from "@metatron/text/language";
import { wordSet } from "@metatron/text/split-words";

/** Whether a word of a question in this language carries no meaning for the search. */
export const isFillerWord = (word: string, language: Language): boolean =>
  isSmallWord(word, language) || FILLERS[language].has(word);

/** Words of questions that carry no meaning for the search. */
const FILLERS: Record<Language, ReadonlySet<string>> = {
  es: new Set(),
  en: wordSet(`please tell show explain know like just also any some all other another per each every happens happen
    someone somebody something anything let us so then as up out over own until while whether whose possible able going
    go make makes made does thing things way kind only very more most too still yet ever hello hi thanks thank s m re ve ll d`),
  pt: wordSet(`favor diga mostre explique saber gostaria apenas tambem algum alguma alguns algumas todo toda todos todas outro
    outra cada acontece alguem algo entao possivel ser estar ha coisa ainda ja so ola oi obrigado obrigada fica funciona`),
};
