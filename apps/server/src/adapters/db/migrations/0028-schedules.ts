import { type Kysely, sql } from "kysely";

/** Questions that are asked by the clock, their runs, and answers that were written while nobody looked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table schedules (
    id uuid primary key,
    person_id uuid not null references people (id) on delete cascade,
    question text not null,
    chat text not null,
    -- No reference: a schedule whose assistant is gone pauses and says why.
    assistant_id uuid,
    model text,
    online boolean not null,
    personal_data text,
    rule jsonb not null,
    time_zone text not null,
    language text not null,
    -- What the person's token said about their work when they last changed the schedule.
    job text,
    base text,
    -- Chosen with the schedule; the conversation itself is made by the first run.
    conversation_id uuid not null,
    state text not null,
    pause_reason text,
    failures integer not null default 0,
    next_run_at timestamptz(3),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index schedules_of_person on schedules (person_id, created_at)`.execute(db);
  await sql`create index schedules_due on schedules (next_run_at) where state = 'active'`.execute(db);

  await sql`create table schedule_runs (
    id uuid primary key,
    schedule_id uuid not null references schedules (id) on delete cascade,
    person_id uuid not null references people (id) on delete cascade,
    trigger text not null,
    due_at timestamptz(3) not null,
    state text not null,
    -- Made with the run, so that a repeated job asks the same question and never a second one.
    question_id uuid not null,
    answer_id uuid not null,
    attempts integer not null default 0,
    error_code text,
    created_at timestamptz(3) not null,
    ended_at timestamptz(3)
  )`.execute(db);
  // However many nodes see that a schedule is due, one run of that instant is made.
  await sql`create unique index schedule_runs_instant on schedule_runs (schedule_id, due_at)
    where trigger = 'scheduled'`.execute(db);
  // Two clicks, or a click at the very moment when the schedule is due, get the same run.
  await sql`create unique index schedule_runs_open on schedule_runs (schedule_id)
    where state in ('waiting', 'running')`.execute(db);
  await sql`create index schedule_runs_newest on schedule_runs (schedule_id, created_at desc, id)`.execute(
    db,
  );
  await sql`create index schedule_runs_of_person on schedule_runs (person_id)`.execute(db);

  await sql`create table unread_answers (
    conversation_id uuid primary key references conversations (id) on delete cascade,
    person_id uuid not null references people (id) on delete cascade,
    answer_id uuid not null,
    kind text not null,
    failed boolean not null,
    at timestamptz(3) not null
  )`.execute(db);
  await sql`create index unread_answers_of_person on unread_answers (person_id, at)`.execute(db);
}
