import { CHARACTERS_PER_TOKEN } from "@metatron/contract/constants";
import type { ErrorCode } from "@metatron/contract/error-codes";
import type { FileFailure } from "@metatron/contract/files/constants";
import type { ReadFileAnswer } from "@metatron/contract/files/file";
import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import type { Db } from "../../adapters/db/index.ts";
import {
  type ParsedDocument,
  ParseError,
  type ParseProgress,
  parseDocument,
} from "../../adapters/parsers/index.ts";
import { AppError } from "../../http/app-error.ts";
import { quotaError } from "../quotas/index.ts";
import { countOcr } from "./count-ocr.ts";

export interface ReadDocumentDeps {
  db: Db;
  quotas: QuotaLimits;
  maxPages: number;
  /** Splits a document into passages. */
  cut: (document: ParsedDocument) => ReadFileAnswer["chunks"];
}

export interface DocumentToRead {
  personId: string;
  path: string;
  name: string;
  signal: AbortSignal;
  onProgress: (progress: ParseProgress) => void;
}

/** Reads a document for its sender; nothing is stored. */
export async function readDocument(
  { db, quotas, maxPages, cut }: ReadDocumentDeps,
  { personId, path, name, signal, onProgress }: DocumentToRead,
): Promise<ReadFileAnswer> {
  try {
    const document = await countOcr(db, { personId, perDay: quotas.ocr }, (counted) =>
      parseDocument({
        path,
        name,
        onProgress,
        owner: personId,
        onOcr: counted.onOcr,
        signal: AbortSignal.any([signal, counted.signal]),
        limits: { maxPages },
      }),
    );
    const { text, pages } = document;
    const numTokens = Math.ceil(text.length / CHARACTERS_PER_TOKEN);
    // Internal passages have more fields than the contract returns.
    const chunks = cut(document).map(({ text, page, start, end }) => ({ text, page, start, end }));
    return { text, pages, numChars: text.length, numTokens, chunks };
  } catch (error) {
    if (error instanceof ParseError && error.reason === "ocr_quota") throw quotaError("ocr", quotas.ocr);
    if (error instanceof ParseError) throw new AppError(codeOf(error.reason), error.message);
    throw error;
  }
}

function codeOf(reason: FileFailure): ErrorCode {
  return reason === "internal" ? "internal" : `file_${reason}`;
}
