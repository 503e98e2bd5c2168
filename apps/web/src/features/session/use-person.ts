import { useRef } from "react";
import type { SessionUser } from "./session-user.ts";
import { useSession } from "./use-session.ts";

/** The signed-in person, for all components inside the shell. */
export function usePerson(): SessionUser {
  const { user } = useSession();
  const last = useRef(user);
  if (user) last.current = user;
  // While the shell is replaced by the login page, it still renders the person who has just signed out.
  if (!last.current) throw new Error("Nobody is signed in here.");
  return last.current;
}
