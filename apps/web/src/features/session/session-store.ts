import type { SessionErrorCode } from "./session-error.ts";
import type { SessionUser } from "./session-user.ts";
import { nextProgress, type SignInAction, type SignInProgress } from "./sign-in-progress.ts";

/** Why nobody is signed in, so that the page can say it. */
export type SignedOutWhy = "notYet" | "person" | "expired" | "timedOut" | "noExpiry";

export type SessionState =
  | { status: "starting" }
  | {
      status: "signedOut";
      why: SignedOutWhy;
      /** The last attempt failed and the guard lets nobody in until the next one. */
      loginError: SessionErrorCode | null;
      /** The last attempt came to nothing, but trying again may well work: window closed or blocked, no network. */
      hitch: SessionErrorCode | null;
    }
  | {
      status: "signedIn";
      user: SessionUser;
      /** `unreachable`: the provider is away, the person stays. `refused`: it lasts until the token ends. */
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
