export type SessionErrorCode =
  | "no_account"
  | "interaction_required"
  | "unreachable"
  | "invalid_interaction_type"
  | "popup_blocked"
  | "popup_closed"
  | "cancelled"
  | "frame_timeout"
  | "refused"
  | "no_claims"
  | "no_expiry"
  | "clock_wrong"
  | "bad_response";

export class SessionError extends Error {
  readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "SessionError";
    this.code = code;
  }
}

const ASKS_FOR_THE_PERSON = new Set([
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
  "invalid_grant",
]);

const PROVIDER_IS_ILL = new Set(["server_error", "temporarily_unavailable"]);

/** Converts an error of the library or the browser to a SessionError. */
export function asSessionError(error: unknown): SessionError {
  if (error instanceof SessionError) return error;
  return new SessionError(codeOf(error), error instanceof Error ? error.message : String(error), {
    cause: error,
  });
}

function codeOf(error: unknown): SessionErrorCode {
  const name = error instanceof Error ? error.name : "";
  // By name, because importing the error classes would load the library.
  if (name === "ErrorResponse") {
    const answer = error instanceof Error && "error" in error ? String(error.error ?? "") : "";
    if (ASKS_FOR_THE_PERSON.has(answer)) return "interaction_required";
    return PROVIDER_IS_ILL.has(answer) ? "unreachable" : "refused";
  }
  // `fetch` rejects with a TypeError when no response arrives.
  if (error instanceof TypeError) return "unreachable";
  switch (name) {
    case "ErrorTimeout":
      return "unreachable";
    case "AbortError":
      return "cancelled";
    case "TimeoutError":
      return "unreachable";
    case "InvalidTokenError":
      return "no_claims";
  }
  return "bad_response";
}
