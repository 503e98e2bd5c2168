import type { Db } from "../../adapters/db/index.ts";

const SEEN_AGAIN_AFTER_MS = 60 * 60 * 1000;
const MOST_REMEMBERED = 20_000;

export interface Person {
  id: string;
  issuer: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  roles: readonly string[];
}

export type RememberPerson = (person: Person) => Promise<void>;

export interface RememberOptions {
  db: Db;
  /** What waits for a person to come is told once their row is there; at most as often as it is written. */
  onSeen?: (person: Person) => Promise<void>;
  now?: () => number;
}

/** Keeps the people table true without a write per request: on change, and once an hour. */
export function createRememberPerson({ db, onSeen, now = Date.now }: RememberOptions): RememberPerson {
  const seen = new Map<string, { person: Person; until: number; written: Promise<void> }>();

  return (person) => {
    const known = seen.get(person.id);
    if (known && isUnchanged(known.person, person) && known.until > now()) return known.written;
    // Requests that arrive together wait for the one write, so that their rows find their person.
    const written = upsert(db, person)
      .then(() => onSeen?.(person))
      .catch((error: unknown) => {
        seen.delete(person.id);
        throw error;
      });
    if (seen.size >= MOST_REMEMBERED) seen.clear();
    seen.set(person.id, { person, until: now() + SEEN_AGAIN_AFTER_MS, written });
    return written;
  };
}

const isUnchanged = (known: Person, person: Person) => known === person || factsOf(known) === factsOf(person);

const factsOf = ({ email, isEmailVerified, name, roles }: Person) =>
  JSON.stringify([email, isEmailVerified, name, roles]);

async function upsert(db: Db, { id, issuer, subject, email, name, roles }: Person): Promise<void> {
  const now = new Date();
  await db
    .insertInto("people")
    .values({ id, issuer, subject, email, name, roles, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ email, name, roles, last_seen_at: now }))
    .execute();
}
