import { type Kysely, sql } from "kysely";

/** Answers of several steps: what was done before, so that a finished step never runs again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Exists from an answer's first tool call to its end; a plain answer never has such a row.
  await sql`create table turns (
    id uuid primary key references messages (id) on delete cascade,
    -- How often another process went on with it.
    attempt integer not null default 0,
    -- What its next step is prepared from.
    plan jsonb not null,
    steps jsonb not null,
    updated_at timestamptz(3) not null
  )`.execute(db);

  // Written before a tool that changes something is called and after it has answered: a row without an outcome is one
  // that only a person can tell about.
  await sql`create table tool_calls (
    turn_id uuid not null references messages (id) on delete cascade,
    call_id text not null,
    tool text not null,
    outcome jsonb,
    begun_at timestamptz(3) not null,
    ended_at timestamptz(3),
    primary key (turn_id, call_id)
  )`.execute(db);

  await sql`alter table messages add column steps jsonb`.execute(db);
}
