import { type Kysely, sql } from "kysely";

/** Comparisons of models: each column is a conversation that no list shows until it is kept (decision 89). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table comparisons (
    id uuid primary key,
    person_id uuid not null references people (id) on delete cascade,
    brand text not null,
    is_blind boolean not null,
    verdict text,
    best_column_id uuid,
    voted_at timestamptz(3),
    kept_column_id uuid,
    created_at timestamptz(3) not null,
    -- The last question.
    updated_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index comparisons_person on comparisons (person_id, updated_at desc)`.execute(db);
  await sql`create index comparisons_age on comparisons (updated_at)`.execute(db);

  await sql`create table comparison_columns (
    id uuid primary key,
    comparison_id uuid not null references comparisons (id) on delete cascade,
    person_id uuid not null references people (id) on delete cascade,
    -- The order on the screen.
    place integer not null,
    model text not null,
    conversation_id uuid not null unique,
    -- The last question, where the column did not get it although another one did.
    refused jsonb
  )`.execute(db);
  await sql`create index comparison_columns_comparison on comparison_columns (comparison_id, place)`.execute(
    db,
  );
  await sql`create index comparison_columns_person on comparison_columns (person_id)`.execute(db);

  // Without a foreign key: the comparison of a deleted conversation is deleted before the conversation.
  await sql`alter table conversations add column comparison_id uuid`.execute(db);

  // Without a person and without the comparison: a vote stays counted when both are deleted.
  await sql`create table comparison_votes (
    id uuid primary key,
    day date not null,
    brand text not null,
    models text[] not null,
    verdict text not null,
    winner text
  )`.execute(db);
  await sql`create index comparison_votes_day on comparison_votes (day)`.execute(db);
}
