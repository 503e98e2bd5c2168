import { type Kysely, sql } from "kysely";

/** Conversations are archived and tagged. A tag is known by its folded name, and is deleted with its last use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversations
    add column is_archived boolean not null default false,
    add column tag_keys text[] not null default '{}'`.execute(db);
  await sql`create table tags (
    person_id uuid not null references people (id) on delete cascade,
    key text not null,
    name text not null,
    color text not null,
    primary key (person_id, key)
  )`.execute(db);
  await sql`create index conversations_tagged on conversations (person_id) where tag_keys <> '{}'`.execute(
    db,
  );
}
