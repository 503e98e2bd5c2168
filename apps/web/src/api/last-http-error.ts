import type { Call } from "@metatron/contract/call";
import { LAST_HTTP_ERROR_KEY } from "@metatron/contract/constants";
import type { ApiError } from "./api-error.ts";

/**
 * For problem reports. Uses the contract's path template, so that ids, search terms and signatures stay out.
 */
export function describeHttpError(
  { method, path }: Call,
  { status, code, requestId }: ApiError,
  at = new Date(),
) {
  return `${at.toISOString()} ${method} ${path} ${status} ${code} ${requestId ?? "-"}`;
}

export function rememberHttpError(call: Call, error: ApiError) {
  // The person has signed out in another tab: nothing was sent, and nothing of this session may be stored again.
  if (error.code === "no_account") return;
  try {
    sessionStorage.setItem(LAST_HTTP_ERROR_KEY, describeHttpError(call, error));
  } catch {
    // Storage is disabled: the report is sent without the error.
  }
}

export function lastHttpError(): string | null {
  try {
    return sessionStorage.getItem(LAST_HTTP_ERROR_KEY);
  } catch {
    return null;
  }
}
