import type { Db } from "../../adapters/db/index.ts";
import { ParseError } from "../../adapters/parsers/index.ts";
import { AppError } from "../../http/app-error.ts";
import { spend } from "../quotas/index.ts";

interface OcrOf {
  personId: string;
  /** 0 = no limit. */
  perDay: number;
}

interface Counted {
  onOcr: () => void;
  signal: AbortSignal;
}

/**
 * Runs `read` and counts each page before its OCR, which takes seconds of CPU time. Over the limit, the
 * reading is aborted within the page with a `ParseError` of the reason `ocr_quota`.
 */
export async function countOcr<T>(
  db: Db,
  { personId, perDay }: OcrOf,
  read: (counted: Counted) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const counts: Promise<void>[] = [];
  const count = () => spend(db, { personId, kind: "ocr", amount: 1, perDay }).catch(refuse);
  function refuse(error: unknown): never {
    const isOver = error instanceof AppError && error.code === "file_ocr_quota";
    const reason = isOver ? new ParseError("ocr_quota", error.message) : error;
    stop.abort(reason);
    throw reason;
  }
  try {
    return await read({ onOcr: () => counts.push(count()), signal: stop.signal });
  } finally {
    // A page that was read before its count finished is still refused over the limit.
    await Promise.all(counts);
  }
}
