import type { Citation } from "@metatron/contract/chat/citation";
import type { PageStart } from "./page-starts.ts";

/** A found passage, with the fields that an answer needs to cite it and a reader needs to judge it. */
export interface RetrievedPassage
  extends Pick<Citation, "title" | "start" | "end" | "revision" | "validUntil"> {
  id: string;
  fileId: string;
  collectionId: string;
  fileName: string;
  mediaType: string;
  page: number | undefined;
  /** The headings above the passage, outermost first, joined by " › ". */
  section: string;
  text: string;
  /** Maps each part of the text to its page; see `pageAt`. */
  pageStarts: readonly PageStart[];
  /** The header rows of the table that the passage was cut from; null if the passage has its own. */
  tableHead: string | null;
  documentOwner: string | null;
  validFrom: string | null;
  /** Digest of the document's bytes, which identifies its version. */
  version: string | null;
  isNotYetValid: boolean;
  isExpired: boolean;
  isSuperseded: boolean;
  /** The document's URL in its source system, such as a Confluence page. */
  url: string | null;
  score: number;
  /**
   * The share of the question that the passage covers, from 0 to 1; below `LEAST_SUPPORT` it does not support
   * an answer.
   */
  support: number;
}
