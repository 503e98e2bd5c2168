import type { Citation } from "@metatron/contract/chat/citation";
import type { PageStart } from "./page-starts.ts";

/** A passage that was found, with what an answer needs to cite it and a reader to judge it. */
export interface RetrievedPassage
  extends Pick<Citation, "title" | "start" | "end" | "revision" | "validUntil"> {
  id: string;
  fileId: string;
  collectionId: string;
  fileName: string;
  mediaType: string;
  page: number | undefined;
  /** The headings that lead to it, outermost first, between " › ". */
  section: string;
  text: string;
  /** Which page each part of the text stands on; see `pageAt`. */
  pageStarts: readonly PageStart[];
  /** The header rows of the table that it was cut from; null where the text has its own. */
  tableHead: string | null;
  documentOwner: string | null;
  validFrom: string | null;
  /** Digest of the document's bytes, which tells a later version of it apart. */
  version: string | null;
  isNotYetValid: boolean;
  isExpired: boolean;
  isSuperseded: boolean;
  /** Where the document lives outside, as a Confluence page does. */
  url: string | null;
  score: number;
  /** The share of what was asked that it speaks of, from 0 to 1; under `LEAST_SUPPORT` it is no support for an answer. */
  support: number;
}
