import { STATUS_CODES_NEVER_RETRIED } from "@metatron/contract/constants";
import type { ApiError } from "./api-error.ts";

export const MAX_RETRIES = 3;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;
/** With a longer `Retry-After` the error is shown instead of retried. */
const LONGEST_RETRY_AFTER_MS = 30_000;

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

export function isRetryable({ status, code, retryAfterMs }: ApiError): boolean {
  if (STATUS_CODES_NEVER_RETRIED.includes(status)) return false;
  if ((retryAfterMs ?? 0) > LONGEST_RETRY_AFTER_MS) return false;
  // A 409 with an error code of the API is a decision: a retry gets the same response.
  const isDecision = status < 500 && !TRANSIENT_STATUSES.has(status);
  return !isDecision || code === "bad_answer";
}

/** Exponential backoff with a jitter of one half, so that many browsers do not retry at the same moment. */
export function retryDelayMs(
  { retryAfterMs }: ApiError,
  attempt: number,
  random: () => number = Math.random,
) {
  const backoff = Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
  const jittered = backoff / 2 + (backoff / 2) * random();
  return retryAfterMs === undefined ? jittered : retryAfterMs + jittered / 2;
}
