import type { FoundConversation, FoundExport } from "./found-export.ts";
import type { Words } from "./read-export.ts";

/** 200 MB: a larger file would not fit into the memory of a phone. */
export const MOST_FILE_BYTES = 200 * 1024 * 1024;

/** `size`: larger than allowed, packed or not. `json`: not JSON. `form`: of no known product. `zip`: without conversations. */
export type ReadFault = "size" | "json" | "form" | "zip";

export interface FoundSummary {
  /** The id that it gets here. */
  id: string;
  sourceId: string;
  title: string;
  createAt: string;
  messages: number;
}

export type ToImportWorker =
  | { type: "read"; file: File; personKey: string; words: Words }
  | { type: "take"; ids: string[] };

export type FromImportWorker =
  | {
      type: "found";
      source: FoundExport["source"];
      found: FoundSummary[];
      unreadable: FoundExport["unreadable"];
    }
  | { type: "fault"; fault: ReadFault }
  | { type: "taken"; conversations: FoundConversation[] };
