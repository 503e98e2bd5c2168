import { createContext, useContext } from "react";
import type { Definitions } from "./parse/blocks.ts";

export interface MarkdownCitation {
  /** The number in the text. */
  number: number;
  /** The number on the chip, where it is another one. */
  shown?: number;
  /** "Fuente 2, Política de beneficios de viaje, página 6". */
  label: string;
  href: string;
  /** The passage was checked and does not fully support the sentence. */
  isWeak?: boolean;
}

/** Every label that Markdown renders, in the reader's language. Must be referentially stable between renders. */
export interface MarkdownLabels {
  copyCode: string;
  copied: string;
  /** Name of a code block without a language. */
  code: string;
  /** Accessible name of the scrollable frame of a wide table. */
  table: string;
  copyTable: string;
  saveCsv: string;
  /** Opens a drawing or an image over the whole window. */
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  close: string;
  image: string;
  taskDone: string;
  taskOpen: string;
  showMore: string;
  /** Label for the table rows that are not shown yet. */
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
  /** The number on the chip of a citation, also of one whose source is not known yet. */
  shownNumber: (number: number) => number;
  /** Whether `[n]` is a citation: a known source or, while the answer streams, one that arrives at its end. */
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
