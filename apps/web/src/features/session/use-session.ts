import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { SaveNow } from "./leaving.ts";
import type { Session } from "./session.ts";
import type { SessionState } from "./session-store.ts";
import type { SessionUser } from "./session-user.ts";
import type { SignInProgress } from "./sign-in-progress.ts";

export const SessionContext = createContext<Session | null>(null);

interface SessionView {
  /** The session's actions. */
  session: Session;
  state: SessionState;
  progress: SignInProgress;
  /** Null while no one is signed in. */
  user: SessionUser | null;
}

export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionContext above it.");
  const { session: state, progress } = useSyncExternalStore(session.subscribe, session.snapshot);
  return { session, state, progress, user: state.status === "signedIn" ? state.user : null };
}

/**
 * For whatever holds typed text: saves it before the page leaves for the provider, expires or signs out.
 * @public
 */
export function useKeepUnsaved(saveNow: SaveNow) {
  const { session } = useSession();
  const save = useEffectEvent(saveNow);
  useEffect(() => session.keepUnsaved(() => save()), [session]);
}
