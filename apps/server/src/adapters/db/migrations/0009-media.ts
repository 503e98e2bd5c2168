import { type Kysely, sql } from "kysely";

/** Pictures that people made, what each spent today on pictures and speech, and the speech that is kept for the next listener. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table images (
    file_id uuid primary key references files (id) on delete cascade,
    person_id text not null,
    request_id uuid not null,
    ordinal integer not null,
    prompt text not null,
    style text,
    model text not null,
    is_demo boolean not null,
    width integer not null,
    height integer not null,
    conversation_id uuid,
    create_at timestamptz(3) not null default now(),
    unique (request_id, ordinal)
  )`.execute(db);
  await sql`create index images_person on images (person_id, create_at desc, file_id desc)`.execute(db);

  await sql`create table media_usage (
    person_id text not null,
    day date not null,
    kind text not null,
    amount integer not null,
    primary key (person_id, day, kind)
  )`.execute(db);

  // The key is a hash: it does not reveal the text that was read aloud.
  await sql`create table speech_cache (
    key text primary key,
    type text not null,
    size integer not null,
    used_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index speech_cache_used on speech_cache (used_at)`.execute(db);
}
