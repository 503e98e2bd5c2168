import { type Kysely, sql } from "kysely";

/** Facts that people let the assistant remember about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table memory_facts (
    id uuid primary key,
    person_id uuid not null references people (id) on delete cascade,
    text text not null,
    -- The folded words of the text, by which two facts are the same.
    folded text not null,
    kind text not null,
    version integer not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`.execute(db);
  await sql`create unique index memory_facts_person on memory_facts (person_id, folded)`.execute(db);
  await sql`alter table messages add column memory jsonb`.execute(db);
}
