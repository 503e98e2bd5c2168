import { useExplainedTerms } from "./use-explained-terms.ts";
import { TermLayer } from "../../ui/terms/term-layer.tsx";

/** Loads the glossary for answers and documents, and shows what a term means. */
export function ExplainedTerms() {
  useExplainedTerms();
  return <TermLayer />;
}
