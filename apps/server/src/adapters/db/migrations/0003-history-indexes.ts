import { type Kysely, sql } from "kysely";

/** What `npm run bench:history` asked for: search for a person with thousands of conversations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A word that many messages have: walked from the newest, the first page is full after a few rows.
  await sql`create index messages_newest on messages (person_id, seq)`.execute(db);
  // A column and no index: it is read for one person at a time, and every answer would pay for the index.
  await sql`alter table conversations
    add column title_search tsvector generated always as (to_tsvector('es', title)) stored`.execute(db);
}
