import { usePerson } from "../features/session/use-person.ts";
import { useSession } from "../features/session/use-session.ts";
import { personKeyOf } from "../local-db/database-names.ts";
import { createPersonDeps, type PersonDeps } from "./create-person-deps.ts";

let current: PersonDeps | undefined;

/** Kept outside React: a second instance for the same person would open the databases and the sync twice. */
export function usePersonDeps(): PersonDeps {
  const personKey = personKeyOf(usePerson());
  const { session, state } = useSession();
  // During the transition to the login page, components still render with the closed instance.
  const isUsable = current?.state === "open" || state.status !== "signedIn";
  if (current?.personKey === personKey && isUsable) return current;
  current = createPersonDeps(personKey, session);
  return current;
}
