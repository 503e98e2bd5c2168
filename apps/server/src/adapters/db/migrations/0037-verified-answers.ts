import { type Kysely, sql } from "kysely";

/** Answers that a person verified, which are given first when the same question is asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table verified_answers (
    id uuid primary key,
    chat text not null,
    -- Null except for ai-builder.
    assistant_id uuid references assistants (id) on delete cascade,
    question text not null,
    wordings text[] not null default '{}',
    answer text not null,
    sources jsonb not null,
    language text not null,
    expires_on date not null,
    reviewer_id uuid references people (id) on delete set null,
    reviewer_role text not null,
    verified_at timestamptz(3) not null,
    -- The answer has texts of its own: deleting the conversation of the feedback does not change it.
    feedback_id uuid references feedback (message_id) on delete set null,
    uses integer not null default 0,
    created_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index verified_answers_scope on verified_answers (chat, assistant_id, expires_on)`.execute(
    db,
  );
  await sql`create index verified_answers_newest on verified_answers (created_at desc, id desc)`.execute(db);
  await sql`create index verified_answers_assistant on verified_answers (assistant_id)`.execute(db);
  await sql`create index verified_answers_reviewer on verified_answers (reviewer_id)`.execute(db);
  await sql`create index verified_answers_feedback on verified_answers (feedback_id)`.execute(db);
}
