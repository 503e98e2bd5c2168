import { createContext, useContext } from "react";
import type { Definitions } from "./parse/blocks.ts";

export interface MarkdownCitation {
  number: number;
  /** "Fuente 2, Política de beneficios de viaje, página 6". */
  label: string;
  href: string;
  /** Its passage was checked and does not quite say it. */
  isWeak?: boolean;
}

/** Every word that Markdown itself shows, in the reader's language. Keep the object the same between renders. */
export interface MarkdownLabels {
  copyCode: string;
  copied: string;
  /** A code block that names no language. */
  code: string;
  /** The frame of a table that is wider than the column. */
  table: string;
  image: string;
  taskDone: string;
  taskOpen: string;
  showMore: string;
  /** Rows of a table that are not shown yet. */
  showMoreRows: (hidden: number) => string;
  diagram: string;
  showDiagram: string;
  showCode: string;
  /** Why a diagram is shown as code. */
  diagramNotDrawn: string;
}

export interface MarkdownSettings {
  labels: MarkdownLabels;
  citations: ReadonlyMap<number, MarkdownCitation>;
  /** Whether `[n]` in the text is a citation: a known one or, while the answer is written, one that will be told. */
  isCited: (number: number) => boolean;
  activeCitation: number | null;
  onCitation: ((number: number) => void) | null;
  allowImage: (url: string) => boolean;
  definitions: Definitions;
  headingLevel: number;
}

export const MarkdownContext = createContext<MarkdownSettings | null>(null);

export function useMarkdown(): MarkdownSettings {
  const settings = useContext(MarkdownContext);
  if (!settings) throw new Error("This part of Markdown stands outside <Markdown>.");
  return settings;
}
