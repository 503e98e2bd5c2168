import type { MemoryKind } from "@metatron/contract/memory/constants";
import type { MemoryFact } from "@metatron/contract/memory/memory";
import { termsOf } from "@metatron/text/terms";

export type GivenFact = Pick<MemoryFact, "id" | "text" | "kind">;

/** More would fill the prompt of every question, and no mark under an answer could name them. */
const MOST_GIVEN = 12;

/** Which part of the documents applies, and how the answer is written: all that a grounded chat may know. */
const GROUNDED: ReadonlySet<MemoryKind> = new Set(["base", "role", "preference"]);

/** The facts for the prompt of a question: those of use to any question first, then those that share its words. */
export function chooseFacts(
  facts: readonly GivenFact[],
  { question, isGroundedOnly }: { question: string; isGroundedOnly: boolean },
): GivenFact[] {
  if (facts.length === 0) return [];
  const asked = new Set(termsOf(question));
  const shared = ({ text }: GivenFact) => termsOf(text).filter((term) => asked.has(term)).length;
  return facts
    .filter(({ kind }) => !isGroundedOnly || GROUNDED.has(kind))
    .map((fact) => ({ fact, isGeneral: GROUNDED.has(fact.kind), words: shared(fact) }))
    .sort((a, b) => Number(b.isGeneral) - Number(a.isGeneral) || b.words - a.words)
    .slice(0, MOST_GIVEN)
    .map(({ fact: { id, text, kind } }) => ({ id, text, kind }));
}
