import { type ErrorCode, errorCodes } from "@metatron/contract/error-codes";
import { ModelError, OutboundRefused } from "../../adapters/models/index.ts";
import { AppError } from "../../http/app-error.ts";

export interface AnswerError {
  code: ErrorCode;
  sentence: string;
  retryAfterSeconds?: number;
}

/**
 * The error that is shown to the reader of a failed answer. Undefined for internal errors, which are logged
 * in full.
 */
export function toAnswerError(error: unknown): AnswerError | undefined {
  const isKnown =
    error instanceof OutboundRefused || error instanceof ModelError || error instanceof AppError;
  if (!isKnown) return undefined;
  const code = error instanceof OutboundRefused ? refusalCode(error.code) : error.code;
  const { message: sentence, retryAfterSeconds } = error;
  return { code, sentence, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}

// Outbound checks choose their own codes. The interface has no text for a code that the contract does not
// list.
function refusalCode(code: string): ErrorCode {
  return code in errorCodes ? (code as ErrorCode) : "content_refused";
}
