import { type Kysely, sql } from "kysely";

/** Bytes of a day don't fit into 32 bits; a person's files are added up at each upload. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media_usage alter column amount type bigint`.execute(db);
  await sql`create index media_usage_day on media_usage (day, kind, amount desc)`.execute(db);
  await sql`create index files_stored on files (person_id) include (size, source)`.execute(db);
}
