export interface Block {
  kind: "heading" | "paragraph" | "list" | "table" | "note" | "code";
  /** 1 to 6, with a heading. */
  level?: number;
  start: number;
  end: number;
  page: number | null;
}

/** What the document says of itself; dates as ISO days. */
export interface DocumentFacts {
  owner?: string;
  revision?: string;
  validFrom?: string;
  validUntil?: string;
  supersedes?: string;
}

/** `text` is the whole document as clean text, tables as Markdown tables; every offset is into it. */
export interface ParsedDocument {
  type: string;
  title: string | null;
  /** null where the format has no pages. */
  pages: number | null;
  text: string;
  /** `pageStarts[i]` is where page i+1 begins. */
  pageStarts: readonly number[];
  blocks: readonly Block[];
  facts: DocumentFacts;
}

export interface ParseProgress {
  pagesDone: number;
  pages: number | null;
}
