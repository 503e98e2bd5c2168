import { type Kysely, sql } from "kysely";

/** The browser and the system of each of a person's sessions, and when the session was last used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table person_devices (
    person_id uuid not null references people (id) on delete cascade,
    id uuid not null,
    browser text,
    system text,
    first_seen_at timestamptz(3) not null,
    last_seen_at timestamptz(3) not null,
    primary key (person_id, id)
  )`.execute(db);
}
