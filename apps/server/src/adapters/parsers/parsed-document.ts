export interface Block {
  kind: "heading" | "paragraph" | "list" | "table" | "note" | "code";
  /** 1 to 6; headings only. */
  level?: number;
  start: number;
  end: number;
  page: number | null;
}

/** What the document states about itself; dates are ISO dates. */
export interface DocumentFacts {
  owner?: string;
  revision?: string;
  validFrom?: string;
  validUntil?: string;
  supersedes?: string;
}

/** `text` is the whole document as clean text with Markdown tables; every offset refers to it. */
export interface ParsedDocument {
  type: string;
  title: string | null;
  /** null if the format has no pages. */
  pages: number | null;
  text: string;
  /** `pageStarts[i]` is the offset of page i+1. */
  pageStarts: readonly number[];
  blocks: readonly Block[];
  facts: DocumentFacts;
}

export interface ParseProgress {
  pagesDone: number;
  pages: number | null;
}
