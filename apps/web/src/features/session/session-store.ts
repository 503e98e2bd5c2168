import type { SessionErrorCode } from "./session-error.ts";
import type { SessionUser } from "./session-user.ts";
import { nextProgress, type SignInAction, type SignInProgress } from "./sign-in-progress.ts";

/** Why no one is signed in, shown on the page. */
export type SignedOutWhy = "notYet" | "person" | "expired" | "timedOut" | "noExpiry";

export type SessionState =
  | { status: "starting" }
  | {
      status: "signedOut";
      why: SignedOutWhy;
      /** The last attempt failed, and the guard denies access until the next one. */
      loginError: SessionErrorCode | null;
      /** The last attempt failed, but a retry may well work: popup closed or blocked, offline. */
      transientError: SessionErrorCode | null;
    }
  | {
      status: "signedIn";
      user: SessionUser;
      /**
       * `unreachable`: the provider is down, the session is kept.
       * `refused`: the session lasts until the token expires.
       */
      renewal: "fine" | "unreachable" | "refused";
    };

export interface SessionSnapshot {
  session: SessionState;
  progress: SignInProgress;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore() {
  let snapshot: SessionSnapshot = { session: { status: "starting" }, progress: "startup" };
  const listeners = new Set<() => void>();

  const change = (next: SessionSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };

  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set: (session: SessionState) => change({ ...snapshot, session }),
    progress(action: SignInAction, at: "start" | "end") {
      const progress = nextProgress(snapshot.progress, { action, at });
      if (progress !== snapshot.progress) change({ ...snapshot, progress });
    },
  };
}
