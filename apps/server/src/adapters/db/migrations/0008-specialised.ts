import { type Kysely, sql } from "kysely";

/** Cases, guided procedures, choices about personal data, questions that many people ask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence case_numbers start 1001`.execute(db);
  await sql`create table cases (
    id uuid primary key,
    person_id uuid not null references people (id) on delete cascade,
    case_number text not null unique,
    remote_number text,
    desk text not null,
    subject text not null,
    description text not null,
    category text not null,
    conversation_id uuid,
    message_id uuid,
    steps_tried jsonb not null default '[]',
    status text not null,
    reply text,
    url text,
    delivery text not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index cases_of_person on cases (person_id, created_at desc, id desc)`.execute(db);
  await sql`create index cases_newest on cases (created_at desc, id desc)`.execute(db);

  await sql`create table desk_guides (
    conversation_id uuid primary key references conversations (id) on delete cascade,
    person_id uuid not null,
    answer_id uuid not null,
    file_id uuid,
    title text not null,
    steps jsonb not null,
    current integer not null default 0,
    state text not null,
    updated_at timestamptz(3) not null
  )`.execute(db);

  await sql`create table outbound_choices (
    conversation_id uuid primary key references conversations (id) on delete cascade,
    person_id uuid not null,
    choice text not null,
    made_at timestamptz(3) not null
  )`.execute(db);

  await sql`create table popular_questions (
    id bigint generated always as identity primary key,
    chat text not null,
    role text,
    text text not null,
    category text,
    people integer not null,
    times integer not null
  )`.execute(db);
  // A demo document is seeded once: an administrator who removed it does not want it back.
  await sql`create table seeded_documents (
    collection_id uuid not null,
    source_key text not null,
    sha256 text not null,
    primary key (collection_id, source_key)
  )`.execute(db);
  await sql`create index popular_questions_chat on popular_questions (chat, role, people desc)`.execute(db);
}
