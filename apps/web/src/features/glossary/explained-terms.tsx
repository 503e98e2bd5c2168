import { TermLayer } from "../../ui/terms/term-layer.tsx";
import { useExplainedTerms } from "./use-explained-terms.ts";

/** Loads the glossary for answers and documents, and shows what a term means. */
export function ExplainedTerms() {
  useExplainedTerms();
  return <TermLayer />;
}
