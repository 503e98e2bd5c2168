import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { languageFrom } from "../../lib/language.ts";
import { createTermFinder } from "../../ui/terms/term-finder.ts";
import { setTerms } from "../../ui/terms/terms-store.ts";
import { explainedQuery } from "./glossary-queries.ts";
import { storedGlossary, storeGlossary } from "./stored-glossary.ts";
import { toExplained } from "./to-explained.ts";

/** Gives answers and documents the terms to explain: the server's, or the last known ones without a network. */
export function useExplainedTerms(): void {
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
