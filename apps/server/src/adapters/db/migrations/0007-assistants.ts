import { type Kysely, sql } from "kysely";

/** Assistants with their versions, members, pins, test sets and outside sources of knowledge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table assistants (
    id uuid primary key,
    name text not null,
    description text not null,
    instructions text not null,
    model text not null,
    avatar_file_id uuid,
    starters text[] not null default '{}',
    roles text[],
    is_official boolean not null default false,
    specialty text unique,
    version integer not null default 1,
    created_by uuid,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index assistants_official on assistants (id) where is_official`.execute(db);

  await sql`create table assistant_versions (
    assistant_id uuid not null references assistants (id) on delete cascade,
    version integer not null,
    at timestamptz(3) not null,
    person_id uuid,
    changes text[] not null,
    restored_from integer,
    content jsonb not null,
    primary key (assistant_id, version)
  )`.execute(db);

  // An invitation has no person until someone signs in with that e-mail; from then on the e-mail plays no part.
  await sql`create table assistant_members (
    id uuid primary key,
    assistant_id uuid not null references assistants (id) on delete cascade,
    person_id uuid references people (id) on delete cascade,
    invited_email text not null,
    role text not null,
    added_by uuid,
    added_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create unique index assistant_members_person on assistant_members (assistant_id, person_id)
    where person_id is not null`.execute(db);
  await sql`create unique index assistant_members_invited on assistant_members (assistant_id, invited_email)
    where person_id is null`.execute(db);
  await sql`create index assistant_members_of_person on assistant_members (person_id)`.execute(db);
  await sql`create index assistant_members_waiting on assistant_members (invited_email)
    where person_id is null`.execute(db);

  await sql`create table assistant_uses (
    person_id uuid not null references people (id) on delete cascade,
    assistant_id uuid not null references assistants (id) on delete cascade,
    is_pinned boolean not null default false,
    last_interaction_at timestamptz(3),
    primary key (person_id, assistant_id)
  )`.execute(db);
  await sql`create index assistant_uses_assistant on assistant_uses (assistant_id)`.execute(db);

  await sql`create table assistant_tests (
    id uuid primary key,
    assistant_id uuid not null references assistants (id) on delete cascade,
    question text not null,
    facts text[] not null,
    created_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index assistant_tests_assistant on assistant_tests (assistant_id, created_at)`.execute(db);

  // A collection's Confluence space or Drive folder, and how its last reading went.
  await sql`create table knowledge_sources (
    collection_id uuid not null,
    kind text not null,
    key text not null,
    name text not null,
    url text,
    person_id uuid not null,
    state text not null default 'waiting',
    reason text,
    run_id uuid,
    is_listed boolean not null default false,
    page_cursor text,
    last_attempt_at timestamptz(3),
    last_sync_at timestamptz(3),
    primary key (collection_id, kind, key)
  )`.execute(db);
  await sql`create table knowledge_items (
    collection_id uuid not null,
    kind text not null,
    source_key text not null,
    item_key text not null,
    title text not null,
    url text,
    changed_at timestamptz(3) not null,
    media_type text,
    file_id uuid,
    taken_at timestamptz(3),
    reason text,
    run_id uuid not null,
    is_due boolean not null default true,
    primary key (collection_id, kind, source_key, item_key),
    foreign key (collection_id, kind, source_key)
      references knowledge_sources (collection_id, kind, key) on delete cascade
  )`.execute(db);
  await sql`create index knowledge_items_due on knowledge_items (collection_id, kind, source_key)
    where is_due`.execute(db);
}
