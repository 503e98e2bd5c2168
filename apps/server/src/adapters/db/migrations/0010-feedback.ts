import { type Kysely, sql } from "kysely";

/** Feedback as it is triaged, the satisfaction survey, and reported problems. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The texts stay with the message: deleting a conversation deletes the texts shared from it.
  await sql`create table feedback (
    message_id uuid primary key references messages (id) on delete cascade,
    person_id uuid not null references people (id) on delete cascade,
    feedback text not null,
    reasons text[] not null default '{}',
    comment text,
    model text,
    state text not null default 'received',
    note text,
    given_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    thanked_at timestamptz(3)
  )`.execute(db);
  await sql`create index feedback_newest on feedback (given_at desc, message_id desc)`.execute(db);
  await sql`create index feedback_waiting on feedback (given_at desc) where state = 'received'`.execute(db);
  await sql`create index feedback_person on feedback (person_id, given_at desc)`.execute(db);
  await sql`insert into feedback (message_id, person_id, feedback, comment, reasons, model, given_at, updated_at)
    select id, person_id, feedback, nullif(bad_comment, ''),
      case when preselect_comment in
        ('not_what_i_asked', 'wrong', 'out_of_date', 'no_source', 'tone', 'too_long', 'other')
        then array[preselect_comment] else '{}'::text[] end,
      model, updated_at, updated_at
    from messages where feedback is not null and role = 'assistant'`.execute(db);

  await sql`create table csat_answers (
    id uuid primary key,
    person_id uuid not null references people (id) on delete cascade,
    score smallint not null check (score between 1 and 5),
    reason text,
    comment text,
    conversation_id uuid,
    at timestamptz(3) not null
  )`.execute(db);
  await sql`create index csat_answers_at on csat_answers (at desc, id desc)`.execute(db);
  await sql`create index csat_answers_person on csat_answers (person_id, at desc)`.execute(db);
  // When somebody was last asked, whether or not there was an answer.
  await sql`create table csat_asked (
    person_id uuid primary key references people (id) on delete cascade,
    asked_at timestamptz(3) not null
  )`.execute(db);

  await sql`create table issues (
    id uuid primary key,
    person_id uuid not null references people (id) on delete cascade,
    kind text not null,
    description text not null,
    context jsonb not null,
    state text not null default 'open',
    note text,
    created_at timestamptz(3) not null,
    closed_at timestamptz(3)
  )`.execute(db);
  await sql`create index issues_newest on issues (created_at desc, id desc)`.execute(db);
  await sql`create index issues_open on issues (created_at desc) where state = 'open'`.execute(db);
  await sql`create index issues_person on issues (person_id)`.execute(db);
  // Apart from its report, which is listed without it.
  await sql`create table issue_screenshots (
    issue_id uuid primary key references issues (id) on delete cascade,
    type text not null,
    bytes bytea not null
  )`.execute(db);
}
