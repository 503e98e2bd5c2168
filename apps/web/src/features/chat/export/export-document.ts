import type { Align } from "../../../ui/markdown/parse/blocks.ts";

/** A piece of text in one style. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  strike?: true;
  code?: true;
  /** Raised or lowered, as in x². */
  sup?: true;
  sub?: true;
  /** A number in the list of sources. */
  citation?: true;
  href?: string;
}

export interface ExportItem {
  task: "open" | "done" | null;
  blocks: ExportBlock[];
}

export type ExportBlock =
  | { type: "heading"; level: number; runs: Run[] }
  | { type: "paragraph"; runs: Run[] }
  | { type: "list"; start: number | null; items: ExportItem[] }
  | { type: "quote"; blocks: ExportBlock[] }
  | { type: "code"; text: string }
  | { type: "table"; align: Align[]; head: Run[][]; rows: Run[][][] }
  | { type: "rule" };

export interface ExportTurn {
  role: "user" | "assistant";
  /** For a question: its text where that is short enough for a heading. */
  heading: string | null;
  blocks: ExportBlock[];
  /** The same content as Markdown, for that export format. */
  markdown: string;
  /** Remarks: files, links, or that the answer was cut off. */
  remarks: Run[][];
  /** The sources of an answer, with the numbers of its text. */
  sources: ExportSource[];
}

export interface ExportSource {
  number: number;
  title: string;
  /** Page, revision and validity, as far as they are known. */
  details: string;
  href?: string;
}

/** A conversation as a document, from which Word, PDF and Markdown are generated. */
export interface ExportDocument {
  title: string;
  subtitle: string;
  language: string;
  sourcesHeading: string;
  /** Says that a format could not hold every character. */
  lostCharacters: string;
  turns: ExportTurn[];
}
