import type { Language } from "@metatron/contract/enums";
import type { GlossaryTerm } from "@metatron/contract/glossary/glossary";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { languageFrom } from "../../lib/language.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { createTermFinder, type ExplainedTerm, isShortForm } from "../../ui/terms/term-finder.ts";
import { TermLayer } from "../../ui/terms/term-layer.tsx";
import { setTerms } from "../../ui/terms/terms-store.ts";
import { explainedQuery } from "./glossary-queries.ts";
import { storedGlossary, storeGlossary } from "./stored-glossary.ts";

/** Loads the glossary for answers and documents, and shows the meaning of terms. */
export function ExplainedTerms() {
  useExplainedTerms();
  return <TermLayer />;
}

/** Provides the terms to explain: the server's, or the last stored ones when offline. */
function useExplainedTerms(): void {
  const { i18n } = useTranslation();
  const { data, isError } = useQuery(explainedQuery);
  const language = languageFrom(i18n.language);

  useEffect(() => {
    if (data) storeGlossary(data);
  }, [data]);

  useEffect(() => {
    const glossary = data ?? storedGlossary();
    if (glossary) setTerms(createTermFinder(toExplained(glossary.terms, language)));
    else if (isError) setTerms(null);
  }, [data, isError, language]);
}

/**
 * Terms with their text in the reader's language. Only acronyms among the synonyms are explained: the others
 * are plain words.
 */
function toExplained(terms: readonly GlossaryTerm[], language: Language): ExplainedTerm[] {
  return terms.flatMap(({ term, synonyms, meanings }) => {
    const meaning = meanings[language] || meanings.es || meanings.en || meanings.pt;
    return meaning ? [{ term, words: synonyms.filter(isShortForm), meaning }] : [];
  });
}
