import type { Ref } from "react";
import type { Passage, SourceDocument } from "./source.ts";

/** The operations of a viewer that the pager calls. */
export interface ViewerHandle {
  goToPage: (page: number) => void;
  goToPassage: () => void;
}

export interface ViewerPlace {
  page: number;
  pages: number;
}

export interface ViewerProps {
  document: SourceDocument;
  /** The open passage; null for a document that is read without a citation. */
  active: Passage | null;
  /** All passages that the answer cites from this document. */
  passages: readonly Passage[];
  zoom: number;
  /** Null where the document has no pages. */
  onPlace: (place: ViewerPlace | null) => void;
  /** Whether the passage was found. */
  onFound: (isFound: boolean) => void;
  ref: Ref<ViewerHandle>;
}

/** Scrolls the passage to a third from the top. A keyboard user continues to read from it. */
export function showMark(scroller: HTMLElement, mark: HTMLElement) {
  const top = mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  scroller.scrollTop += top - scroller.clientHeight / 3;
}

export function focusMark(scroller: HTMLElement, mark: HTMLElement) {
  const { activeElement } = document;
  const isOnFrame = activeElement !== scroller && activeElement?.contains(scroller);
  if (isOnFrame && activeElement !== document.body) mark.focus({ preventScroll: true });
}
