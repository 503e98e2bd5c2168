import type { GlossaryTerm } from "@metatron/contract/glossary/glossary";
import type { Db } from "../../adapters/db/index.ts";
import { readTerms } from "./glossary.repo.ts";

/** Another node's change is seen after this. */
const KEPT_FOR_MS = 15_000;

/** Words that mean the same, the term itself first. */
export type GlossaryEntry = { words: readonly string[] };

export interface Glossary {
  /** For searches. */
  entries(): Promise<readonly GlossaryEntry[]>;
  /** Those with a meaning, for readers. */
  explained(): Promise<GlossaryTerm[]>;
  /** Reads again at the next use: something was changed here. */
  forget(): void;
}

/** The glossary as searches and readers use it, from memory. */
export function createGlossary(db: Db): Glossary {
  let kept: { terms: Promise<GlossaryTerm[]>; until: number } | undefined;

  function current(): Promise<GlossaryTerm[]> {
    if (!kept || kept.until < Date.now()) {
      const terms = readTerms(db);
      kept = { terms, until: Date.now() + KEPT_FOR_MS };
      terms.catch(() => {
        kept = undefined;
      });
    }
    return kept.terms;
  }

  return {
    entries: async () => (await current()).map(({ term, synonyms }) => ({ words: [term, ...synonyms] })),
    explained: async () =>
      (await current()).filter(({ meanings }) => Object.values(meanings).some((meaning) => meaning !== "")),
    forget() {
      kept = undefined;
    },
  };
}
