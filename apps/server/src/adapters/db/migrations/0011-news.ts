import { type Kysely, sql } from "kysely";

/** News that are written here, with drafts, pictures and acknowledgements; what is remembered for a person everywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table news
    alter column published_on drop not null,
    add column is_must_read boolean not null default false,
    add column changed_by uuid,
    add column changed_at timestamptz(3) not null default now()`.execute(db);

  await sql`create table news_acknowledgements (
    news_id uuid not null references news (id) on delete cascade,
    person_id uuid not null references people (id) on delete cascade,
    at timestamptz(3) not null default now(),
    primary key (news_id, person_id)
  )`.execute(db);
  await sql`create index news_acknowledgements_person on news_acknowledgements (person_id)`.execute(db);

  await sql`create table news_pictures (
    id uuid primary key,
    object_key text not null,
    type text not null,
    size integer not null,
    created_by uuid not null,
    created_at timestamptz(3) not null default now()
  )`.execute(db);

  await sql`create table person_settings (
    person_id uuid not null references people (id) on delete cascade,
    key text not null,
    value jsonb not null,
    changed_at timestamptz(3) not null default now(),
    primary key (person_id, key)
  )`.execute(db);
}
