export interface ParseLimits {
  maxPages: number;
  maxTextChars: number;
  /** What an archive or a compressed part may grow to. */
  maxExpandedBytes: number;
  /** For the whole document without OCR. */
  timeoutMs: number;
  /** On top of `timeoutMs` for each page or picture that goes through OCR. */
  ocrPageTimeoutMs: number;
  /** The heap of the thread that reads. */
  memoryMb: number;
}

export const defaultParseLimits: ParseLimits = {
  maxPages: 2000,
  maxTextChars: 20_000_000,
  maxExpandedBytes: 256 * 1024 * 1024,
  timeoutMs: 120_000,
  ocrPageTimeoutMs: 30_000,
  memoryMb: 768,
};
