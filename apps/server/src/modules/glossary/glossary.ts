import type { GlossaryTerm } from "@metatron/contract/glossary/glossary";
import type { Db } from "../../adapters/db/index.ts";
import { readTerms } from "./glossary.repo.ts";

/** Delay until another node's change is visible. */
const KEPT_FOR_MS = 15_000;

/** Synonyms, the term itself first. */
export type GlossaryEntry = { words: readonly string[] };

export interface Glossary {
  /** All terms, for searches. */
  entries(): Promise<readonly GlossaryEntry[]>;
  /** Terms with a meaning, for readers. */
  explained(): Promise<GlossaryTerm[]>;
  /** Invalidates the cache after a change on this node. */
  forget(): void;
}

/** An in-memory cache of the glossary for searches and readers. */
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
