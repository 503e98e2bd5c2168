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
  /** Called after the person's row is written, at most as often as it is written. */
  onSeen?: (person: Person) => Promise<void>;
  now?: () => number;
}

/** Keeps the people table current without a write per request: on change, and once an hour. */
export function createRememberPerson({ db, onSeen, now = Date.now }: RememberOptions): RememberPerson {
  const seen = new Map<string, { person: Person; until: number; written: Promise<void> }>();

  return (person) => {
    const known = seen.get(person.id);
    if (known && isUnchanged(known.person, person) && known.until > now()) return known.written;
    // Concurrent requests await the same write, so that their rows find the person's row.
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

async function upsert(db: Db, person: Person): Promise<void> {
  const { id, issuer, subject, email, isEmailVerified, name, roles } = person;
  const now = new Date();
  const seenNow = { email, is_email_verified: isEmailVerified, name, roles, last_seen_at: now };
  await db
    .insertInto("people")
    .values({ id, issuer, subject, ...seenNow, first_seen_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(seenNow))
    .execute();
  if (isEmailVerified) await withdrawFromOthers(db, { id, email });
}

/**
 * A reassigned e-mail is still in the row of its former holder; sharing by e-mail must not reach that person.
 */
async function withdrawFromOthers(db: Db, { id, email }: Pick<Person, "id" | "email">): Promise<void> {
  await db
    .updateTable("people")
    .set({ is_email_verified: false })
    .where("email", "=", email)
    .where("is_email_verified", "=", true)
    .where("id", "<>", id)
    .execute();
}
