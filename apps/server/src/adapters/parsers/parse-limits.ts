export interface ParseLimits {
  maxPages: number;
  maxTextChars: number;
  /** Maximum expanded size of an archive or a compressed part. */
  maxExpandedBytes: number;
  /** For the whole document, without OCR. */
  timeoutMs: number;
  /** Added to `timeoutMs` for each page or image that goes through OCR. */
  ocrPageTimeoutMs: number;
  /** Maximum heap of the thread. */
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
