import type { GlossaryTerm } from "@metatron/contract/glossary/glossary";
import { foldText } from "@metatron/text/fold-text";

/** The terms that contain the query in any of their texts, ignoring accents and case, sorted by name. */
export function matchingTerms(
  terms: readonly GlossaryTerm[],
  { q, language }: { q: string; language: string },
): GlossaryTerm[] {
  const wanted = foldText(q);
  const order = new Intl.Collator(language, { sensitivity: "base", numeric: true });
  return terms
    .filter(({ term, synonyms, meanings }) =>
      foldText([term, ...synonyms, ...Object.values(meanings)].join("\n")).includes(wanted),
    )
    .sort((a, b) => order.compare(a.term, b.term));
}
