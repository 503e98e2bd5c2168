import type { Glossary, GlossaryTerm } from "@metatron/contract/glossary/glossary";
import { readStored, writeStored } from "../../lib/stored-value.ts";

const KEY = "glossary";

/** The glossary is the same for everybody and not secret: it may stay on a shared computer. */
export function storeGlossary({ terms }: Glossary): void {
  writeStored(KEY, JSON.stringify(terms));
}

/** The last loaded glossary, for use offline; null if it can't be parsed. */
export function storedGlossary(): Glossary | undefined {
  try {
    const terms: unknown = JSON.parse(readStored(KEY) ?? "null");
    return Array.isArray(terms) && terms.every(isTerm) ? { terms } : undefined;
  } catch {
    return undefined;
  }
}

function isTerm(value: unknown): value is GlossaryTerm {
  if (typeof value !== "object" || value === null) return false;
  const { term, synonyms, meanings } = value as Partial<GlossaryTerm>; // Each field is checked below.
  return (
    typeof term === "string" &&
    Array.isArray(synonyms) &&
    synonyms.every((word) => typeof word === "string") &&
    typeof meanings === "object" &&
    meanings !== null &&
    Object.values(meanings).every((meaning) => typeof meaning === "string")
  );
}
