import { type Kysely, sql } from "kysely";

/** Deep searches of people, and schedules that are deep searches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table research_runs (
    answer_id uuid primary key,
    person_id uuid not null references people (id) on delete cascade,
    -- No reference: the row is made before the conversation, whose question it may refuse.
    conversation_id uuid not null,
    started_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index research_runs_of_person on research_runs (person_id, started_at)`.execute(db);
  await sql`alter table schedules add column research boolean not null default false`.execute(db);
}
