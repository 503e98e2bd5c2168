import { type Kysely, sql } from "kysely";

/** Conversations, messages with their branches, tombstones, drafts of answers, usage of models. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gin`.execute(db);

  await sql`create table conversations (
    id uuid primary key,
    person_id uuid not null references people (id) on delete cascade,
    unique_id uuid not null,
    title text not null,
    is_title_final boolean not null default false,
    emoji text,
    chat text not null,
    assistant_id uuid,
    model text not null,
    base_knowledge text,
    is_favorite boolean not null default false,
    is_pinned boolean not null default false,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    digest text not null default ''
  )`.execute(db);
  await sql`create index conversations_newest on conversations (person_id, updated_at desc, id desc)`.execute(
    db,
  );

  await sql`create table messages (
    id uuid primary key,
    seq bigint generated always as identity,
    conversation_id uuid not null references conversations (id) on delete cascade,
    person_id uuid not null,
    unique_id uuid not null,
    parent_id uuid,
    answer_id uuid,
    role text not null,
    kind text not null,
    state text not null,
    content jsonb not null,
    text text not null,
    files jsonb not null default '[]',
    urls jsonb not null default '[]',
    citations jsonb not null default '[]',
    usage jsonb,
    category jsonb,
    model text,
    time_response real,
    is_grounded boolean not null default false,
    is_online boolean not null default false,
    feedback text,
    bad_comment text,
    preselect_comment text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    error_code text,
    writer_id uuid,
    search tsvector
  )`.execute(db);
  await sql`create index messages_in_order on messages (conversation_id, seq)`.execute(db);
  await sql`create index messages_search on messages using gin (person_id, search)`.execute(db);
  await sql`create index messages_being_written on messages (writer_id) where state = 'streaming'`.execute(
    db,
  );

  // An answer in the making, apart from its message: growing the message itself would rewrite its index each time.
  await sql`create table answer_drafts (
    message_id uuid primary key references messages (id) on delete cascade,
    text text not null,
    reasoning text not null default '',
    updated_at timestamptz(3) not null
  )`.execute(db);

  await sql`create table deleted_conversations (
    id uuid primary key,
    person_id uuid not null references people (id) on delete cascade,
    deleted_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index deleted_conversations_person on deleted_conversations (person_id, deleted_at)`.execute(
    db,
  );

  // Processes that write answers; one that falls silent leaves its answers to be marked as interrupted.
  await sql`create table writers (id uuid primary key, seen_at timestamptz(3) not null)`.execute(db);

  await sql`create table model_usage (
    id bigint generated always as identity primary key,
    person_id uuid not null references people (id) on delete cascade,
    message_id uuid,
    purpose text not null,
    model text not null,
    input_tokens integer not null,
    output_tokens integer not null,
    seconds real not null,
    cost numeric(14, 6),
    at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index model_usage_person_at on model_usage (person_id, at)`.execute(db);
}
