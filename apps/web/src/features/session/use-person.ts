import { useRef } from "react";
import type { SessionUser } from "./session-user.ts";
import { useSession } from "./use-session.ts";

/** Who is signed in, for everything inside the shell. */
export function usePerson(): SessionUser {
  const { user } = useSession();
  const last = useRef(user);
  if (user) last.current = user;
  // While the shell gives way to the login page, the person who has just left is still drawn.
  if (!last.current) throw new Error("Nobody is signed in here.");
  return last.current;
}
