import type { Ref } from "react";
import type { Passage, SourceDocument } from "./source.ts";

/** What the pager does with whatever shows the document. */
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
  /** The passage that is open; null for a document that is only read. */
  active: Passage | null;
  /** All that the answer cites from this document. */
  passages: readonly Passage[];
  zoom: number;
  /** Null where the document has no pages. */
  onPlace: (place: ViewerPlace | null) => void;
  /** Whether the passage was found. */
  onFound: (isFound: boolean) => void;
  ref: Ref<ViewerHandle>;
}

/** The passage comes to stand a third from the top. Whoever came by keyboard reads on from it. */
export function showMark(scroller: HTMLElement, mark: HTMLElement) {
  const top = mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  scroller.scrollTop += top - scroller.clientHeight / 3;
}

export function focusMark(scroller: HTMLElement, mark: HTMLElement) {
  const { activeElement } = document;
  const isOnFrame = activeElement !== scroller && activeElement?.contains(scroller);
  if (isOnFrame && activeElement !== document.body) mark.focus({ preventScroll: true });
}
