import { defaultParseLimits, type ParseLimits } from "./parse-limits.ts";
import type { ParsedDocument, ParseProgress } from "./parsed-document.ts";
import { ParserPool } from "./parser-pool.ts";

export interface ParseRequest {
  /** Where the bytes lie on this machine. */
  path: string;
  name: string;
  /** What the sender called it; checked against the content, never believed. */
  type?: string;
  limits?: Partial<ParseLimits>;
  onProgress?: (progress: ParseProgress) => void;
  /** Called before each page or picture that goes through OCR. */
  onOcr?: () => void;
  /** Whom it is read for: one person's documents never take every thread. */
  owner?: string | undefined;
  signal?: AbortSignal;
}

const THREADS = 2;
const LET_GO_AFTER_MS = 60_000;

const pool = new ParserPool({ threads: THREADS, letGoAfterMs: LET_GO_AFTER_MS });

/** Reads a document in a thread of its own. Rejects with a `ParseError`, or with the signal's reason. */
export function parseDocument(request: ParseRequest): Promise<ParsedDocument> {
  return pool.run({ ...request, limits: { ...defaultParseLimits, ...request.limits } });
}

/** Ends the threads; documents being read are refused as unfinished. */
export function closeParsers(): Promise<void> {
  return pool.close();
}
