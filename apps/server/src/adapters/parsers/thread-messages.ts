import type { FileFailure } from "@metatron/contract/files/constants";
import type { ParseLimits } from "./parse-limits.ts";
import type { ParsedDocument, ParseProgress } from "./parsed-document.ts";

/** Message to a parser thread. */
export interface ReadOrder {
  path: string;
  name: string;
  type?: string;
  limits: ParseLimits;
}

/** Message from a parser thread; `ocr` requests more time. */
export type ThreadReport =
  | { kind: "progress"; progress: ParseProgress }
  | { kind: "ocr" }
  | { kind: "done"; document: ParsedDocument }
  | { kind: "failed"; reason: FileFailure; message: string };
