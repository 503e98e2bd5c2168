import type { SessionErrorCode } from "./session-error.ts";
import type { SessionState } from "./session-store.ts";
import type { SignInProgress } from "./sign-in-progress.ts";

/** The content of the status line under the sign-in button. */
export type SignInStatus =
  | { kind: "ready" }
  | { kind: "busy"; progress: Exclude<SignInProgress, "none"> }
  | { kind: "ended" }
  | { kind: "problem"; code: SessionErrorCode };

export function signInStatus(state: SessionState, progress: SignInProgress): SignInStatus {
  if (progress !== "none") return { kind: "busy", progress };
  if (state.status !== "signedOut") return { kind: "ready" };
  const code = state.loginError ?? state.transientError;
  if (code) return { kind: "problem", code };
  if (state.why === "noExpiry") return { kind: "problem", code: "no_expiry" };
  return state.why === "expired" || state.why === "timedOut" ? { kind: "ended" } : { kind: "ready" };
}
