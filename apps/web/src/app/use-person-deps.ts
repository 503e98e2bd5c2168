import { usePerson } from "../features/session/use-person.ts";
import { useSession } from "../features/session/use-session.ts";
import { personKeyOf } from "../local-db/database-names.ts";
import { createPersonDeps, type PersonDeps } from "./create-person-deps.ts";

let current: PersonDeps | undefined;

/** Outside of React: a second instance for the same person would open the databases and the sync twice. */
export function usePersonDeps(): PersonDeps {
  const personKey = personKeyOf(usePerson());
  const { session, state } = useSession();
  // While the frame gives way to the login page, what has just been closed is still drawn.
  const isUsable = current?.state === "open" || state.status !== "signedIn";
  if (current?.personKey === personKey && isUsable) return current;
  current = createPersonDeps(personKey, session);
  return current;
}
