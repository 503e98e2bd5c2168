import { type Kysely, sql } from "kysely";

/** News of the product; without names of roles or brands an item is for everyone but external people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table news (
    id uuid primary key,
    version text not null,
    title text not null,
    body text not null,
    published_on date not null,
    roles text[] not null default '{}',
    brands text[] not null default '{}'
  )`.execute(db);
  await sql`create index news_newest on news (published_on desc, version desc)`.execute(db);
}
