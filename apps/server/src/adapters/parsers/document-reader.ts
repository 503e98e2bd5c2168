import type { ParseLimits } from "./parse-limits.ts";
import type { DocumentFacts, ParseProgress } from "./parsed-document.ts";
import type { BuiltText } from "./text-builder.ts";

export interface DocumentSource {
  bytes: Buffer;
  limits: ParseLimits;
  onProgress: (progress: ParseProgress) => void;
  /** Called before each page or image that goes through OCR, which extends the time limit. */
  onOcr: () => void;
}

/** The result of a format's reader; facts and title are determined afterwards by `readDocument`. */
export interface DocumentDraft extends BuiltText {
  pages: number | null;
  /** The title in the format's own properties. */
  statedTitle?: string | undefined;
  /** Other properties of the format by their label, such as a custom property "Revisión". */
  properties?: Readonly<Record<string, string>>;
  /** Lines that are not part of the text (running heads), but may state facts. */
  margins?: string | undefined;
  facts?: DocumentFacts;
}

export type DocumentReader = (source: DocumentSource) => DocumentDraft | Promise<DocumentDraft>;
