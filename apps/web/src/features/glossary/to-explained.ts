import type { Language } from "@metatron/contract/enums";
import type { GlossaryTerm } from "@metatron/contract/glossary/glossary";
import { type ExplainedTerm, isShortForm } from "../../ui/terms/term-finder.ts";

/** Terms with what a reader of this language is shown. Of the synonyms only short forms are explained: the others are plain words. */
export function toExplained(terms: readonly GlossaryTerm[], language: Language): ExplainedTerm[] {
  return terms.flatMap(({ term, synonyms, meanings }) => {
    const meaning = meanings[language] || meanings.es || meanings.en || meanings.pt;
    return meaning ? [{ term, words: synonyms.filter(isShortForm), meaning }] : [];
  });
}
