import type { ErrorCode } from "@metatron/contract/error-codes";
import type { ApiError } from "../../../api/api-error.ts";
import { isErrorCode } from "../../../api/read-problem.ts";
import { isRetryable } from "../../../api/retry.ts";
import type { OutboxEntry } from "../../../local-db/rows.ts";

export type Verdict =
  /** The server is unreachable: the connection or the sign-in must be restored first. */
  | { type: "halt" }
  /** This conversation waits; the others continue. */
  | { type: "later"; afterMs: number }
  | { type: "refused"; code: ErrorCode };

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;
/** The person waits for an answer: they see the error and can retry. */
const MOST_ATTEMPTS_OF_SEND = 3;
const MOST_ATTEMPTS = 10;
/** Some minutes: reading a long scan takes that long. */
export const MOST_LOOKS_AT_FILES = 200;
const GATEWAY_TIMEOUT = 504;
/** Some minutes of five seconds each: a database failover is over by then. */
const MOST_TRIES_IN_OUTAGE = 36;

export function judgeFailure({ operation, attempts }: OutboxEntry, error: ApiError): Verdict {
  const { status, code, retryAfterMs } = error;
  if (status === 0 || status === 401) return { type: "halt" };
  // Every other import would be refused too, and each try takes a request from the person's own questions.
  if (operation.kind === "import" && status === 429) return { type: "halt" };
  if (code === "file_not_ready" && attempts < MOST_LOOKS_AT_FILES)
    return { type: "later", afterMs: retryAfterMs ?? FIRST_WAIT_MS };
  if (code === "database_unavailable" && attempts < MOST_TRIES_IN_OUTAGE)
    return { type: "later", afterMs: Math.max(retryAfterMs ?? 0, FIRST_WAIT_MS) };
  const refused = { type: "refused", code: toErrorCode(code) } as const;
  const isSend = operation.kind === "send";
  if (attempts + 1 >= (isSend ? MOST_ATTEMPTS_OF_SEND : MOST_ATTEMPTS)) return refused;
  // A daily limit is reported at once: a file that waits silently until tomorrow looks lost.
  if (operation.kind === "upload" && (retryAfterMs ?? 0) > LONGEST_WAIT_MS) return refused;
  const comesBack = isRetryable(error) || (!isSend && (status === GATEWAY_TIMEOUT || status === 429));
  if (!comesBack) return refused;
  return { type: "later", afterMs: retryAfterMs ?? Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS) };
}

/** A proxy's error page has no error code of the contract, and is stored as `internal`. */
function toErrorCode(code: ApiError["code"]): ErrorCode {
  return isErrorCode(code) ? code : "internal";
}
