import { type Kysely, sql } from "kysely";

/** Files of conversations and assistants, pictures, and the text that was read from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table files (
    id uuid primary key,
    person_id text not null,
    purpose text not null,
    owner_id uuid,
    name text not null,
    type text not null,
    size bigint not null,
    sha256 text,
    object_key text not null,
    upload_id text,
    status text not null,
    reason text,
    reading_id uuid,
    attempts integer not null default 0,
    pages integer,
    pages_done integer,
    num_chars integer,
    num_chunks integer,
    num_tokens integer,
    title text,
    document_owner text,
    revision text,
    valid_from date,
    valid_until date,
    supersedes text,
    source text not null default 'upload',
    source_key text,
    source_changed_at timestamptz(3),
    url text,
    create_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create unique index files_source on files (owner_id, source, source_key) where source_key is not null`.execute(
    db,
  );
  // Two uploads of the same bytes that are completed at once meet here.
  await sql`create unique index files_content on files (owner_id, sha256)
    where source_key is null and purpose <> 'image' and sha256 is not null and status <> 'pending'`.execute(
    db,
  );
  await sql`create index files_owner on files (owner_id, create_at, id)`.execute(db);
  await sql`create index files_person on files (person_id, purpose, create_at)`.execute(db);
  await sql`create index files_unfinished on files (updated_at) where status in ('pending', 'queued', 'reading')`.execute(
    db,
  );

  // The id of an upload whose bytes were there already: completed again, it is still that other file.
  await sql`create table file_duplicates (
    id uuid primary key,
    person_id text not null,
    file_id uuid not null references files (id) on delete cascade
  )`.execute(db);

  await sql`create table file_texts (
    file_id uuid primary key references files (id) on delete cascade,
    text text not null,
    page_starts jsonb not null,
    blocks jsonb not null
  )`.execute(db);
}
