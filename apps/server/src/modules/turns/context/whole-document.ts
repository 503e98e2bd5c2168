import { foldText } from "@metatron/text/fold-text";
import { termsOf } from "@metatron/text/terms";
import { asksForSummary } from "../../../adapters/models/index.ts";
import type { ListedDocument } from "../../retrieval/index.ts";

export interface WholeCandidates {
  question: string;
  /** Attached to this question. */
  attachedIds: readonly string[];
  /** Attached before, newest first. */
  earlierIds: readonly string[];
  documents: readonly ListedDocument[];
}

const NAMES_A_FILE =
  /\b(?:este|esta|el|la|ese|esa|del|this|the|that|o|a|esse|essa|do) (?:documento|archivo|fichero|pdf|manual|adjunto|informe|texto|hoja|document|file|attachment|report|arquivo|anexo|relatorio)\b/;

/**
 * The document that a question asks to summarise: the attached one, the one named by its title, or the
 * conversation's last one.
 */
export function wholeDocument({
  question,
  attachedIds,
  earlierIds,
  documents,
}: WholeCandidates): ListedDocument | undefined {
  if (!asksForSummary(question)) return undefined;
  const byId = (id: string | undefined) => documents.find(({ fileId }) => fileId === id);
  if (attachedIds.length > 0) return attachedIds.length === 1 ? byId(attachedIds[0]) : undefined;
  return (
    named(question, documents) ?? (NAMES_A_FILE.test(foldText(question)) ? byId(earlierIds[0]) : undefined)
  );
}

/**
 * «Resume el código de conducta»: every word of the title is in the question. Prefers the longest
 * title, then valid documents.
 */
function named(question: string, documents: readonly ListedDocument[]): ListedDocument | undefined {
  const said = new Set(termsOf(question));
  return documents
    .map((document) => ({ document, terms: [...new Set(termsOf(document.title))] }))
    .filter(({ terms }) => terms.length > 0 && terms.every((term) => said.has(term)))
    .sort((a, b) => b.terms.length - a.terms.length || rank(a.document) - rank(b.document))[0]?.document;
}

const rank = ({ isExpired, isSuperseded, isNotYetValid }: ListedDocument) =>
  Number(isExpired || isSuperseded) * 2 + Number(isNotYetValid);
