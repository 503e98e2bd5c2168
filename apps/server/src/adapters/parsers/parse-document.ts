import { documentParsed } from "../metrics/index.ts";
import { defaultParseLimits, type ParseLimits } from "./parse-limits.ts";
import type { ParsedDocument, ParseProgress } from "./parsed-document.ts";
import { ParserPool } from "./parser-pool.ts";

export interface ParseRequest {
  /** Path of the file on this machine. */
  path: string;
  name: string;
  /** The type that the sender declared; verified against the content. */
  type?: string;
  limits?: Partial<ParseLimits>;
  onProgress?: (progress: ParseProgress) => void;
  /** Called before each page or image that goes through OCR. */
  onOcr?: () => void;
  /** The person whose document it is: one person never occupies every thread. */
  owner?: string | undefined;
  signal?: AbortSignal;
}

const THREADS = 2;
const LET_GO_AFTER_MS = 60_000;

const pool = new ParserPool({ threads: THREADS, letGoAfterMs: LET_GO_AFTER_MS });

/** Reads a document in a worker thread. Rejects with a `ParseError`, or with the signal's reason. */
export async function parseDocument(request: ParseRequest): Promise<ParsedDocument> {
  const started = performance.now();
  let outcome = "failed";
  try {
    const document = await pool.run({ ...request, limits: { ...defaultParseLimits, ...request.limits } });
    outcome = "ok";
    return document;
  } finally {
    documentParsed.publish({ outcome, seconds: (performance.now() - started) / 1000 });
  }
}

/** Ends the threads; documents in progress are rejected as unfinished. */
export function closeParsers(): Promise<void> {
  return pool.close();
}
