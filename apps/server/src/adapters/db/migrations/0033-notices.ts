import { type Kysely, sql } from "kysely";

/** Notices for one person each: a document that expires, an assistant that was shared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notices (
    id uuid primary key default gen_random_uuid(),
    person_id uuid not null references people (id) on delete cascade,
    -- The event: the same event is announced once to a person, however many nodes notice it.
    key text not null,
    kind text not null,
    content jsonb not null,
    -- What the notice is about; the notice is deleted with it.
    file_id uuid references files (id) on delete cascade,
    assistant_id uuid references assistants (id) on delete cascade,
    created_at timestamptz(3) not null default now(),
    read_at timestamptz(3)
  )`.execute(db);
  await sql`create unique index notices_event on notices (person_id, key)`.execute(db);
  await sql`create index notices_newest on notices (person_id, created_at desc, id)`.execute(db);
  await sql`create index notices_file on notices (file_id) where file_id is not null`.execute(db);
  await sql`create index notices_assistant on notices (assistant_id) where assistant_id is not null`.execute(
    db,
  );
  await sql`create index notices_age on notices (created_at)`.execute(db);
}
