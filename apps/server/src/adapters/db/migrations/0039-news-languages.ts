import { type Kysely, sql } from "kysely";

/** News in several languages: the language they were written in, and their translations by language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table news
    add column language text not null default 'es',
    add column translations jsonb not null default '{}'`.execute(db);
}
