import type { ParseLimits } from "./parse-limits.ts";
import type { DocumentFacts, ParseProgress } from "./parsed-document.ts";
import type { BuiltText } from "./text-builder.ts";

export interface DocumentSource {
  bytes: Buffer;
  limits: ParseLimits;
  onProgress: (progress: ParseProgress) => void;
  /** Before each page or picture that goes through OCR: it asks for more time. */
  onOcr: () => void;
}

/** What a format's reader hands back; facts and title are settled afterwards in one place. */
export interface DocumentDraft extends BuiltText {
  pages: number | null;
  /** The title in the format's own properties. */
  statedTitle?: string | undefined;
  /** Other properties of the format by their label, such as a custom property "Revisión". */
  properties?: Readonly<Record<string, string>>;
  /** Lines that were left out of the text (running heads) but may state facts. */
  margins?: string | undefined;
  facts?: DocumentFacts;
}

export type DocumentReader = (source: DocumentSource) => DocumentDraft | Promise<DocumentDraft>;
