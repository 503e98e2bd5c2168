import { type ErrorCode, errorCodes } from "@metatron/contract/error-codes";
import { ModelError, OutboundRefused } from "../../adapters/models/index.ts";
import { AppError } from "../../http/app-error.ts";

export interface AnswerError {
  code: ErrorCode;
  sentence: string;
  retryAfterSeconds?: number;
}

/** Why an answer failed, as its reader is told; undefined for faults of ours, which are logged whole. */
export function toAnswerError(error: unknown): AnswerError | undefined {
  const isKnown =
    error instanceof OutboundRefused || error instanceof ModelError || error instanceof AppError;
  if (!isKnown) return undefined;
  const code = error instanceof OutboundRefused ? refusalCode(error.code) : error.code;
  const { message: sentence, retryAfterSeconds } = error;
  return { code, sentence, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}

// A check names its code itself; one that the contract does not list would not be understood by the interface.
function refusalCode(code: string): ErrorCode {
  return code in errorCodes ? (code as ErrorCode) : "content_refused";
}
