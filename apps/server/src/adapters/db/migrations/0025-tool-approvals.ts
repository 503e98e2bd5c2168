import { type Kysely, sql } from "kysely";

/** Tool calls that wait for a person, what people allowed for a conversation, and the administrators' rules. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An answer without a value waits. The row stays until the message is deleted, so that a late answer is refused.
  await sql`create table waiting_calls (
    turn_id uuid not null references messages (id) on delete cascade,
    call_id text not null,
    person_id uuid not null references people (id) on delete cascade,
    conversation_id uuid not null,
    tool text not null,
    kind text not null,
    answer jsonb,
    asked_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    answered_at timestamptz(3),
    primary key (turn_id, call_id)
  )`.execute(db);

  await sql`create table tool_grants (
    conversation_id uuid not null references conversations (id) on delete cascade,
    person_id uuid not null references people (id) on delete cascade,
    tool text not null,
    granted_at timestamptz(3) not null,
    primary key (conversation_id, person_id, tool)
  )`.execute(db);

  await sql`create table tool_rules (
    tool text not null,
    role text not null,
    permission text not null check (permission in ('allow', 'ask', 'deny')),
    changed_by uuid,
    changed_at timestamptz(3) not null,
    primary key (tool, role)
  )`.execute(db);

  // Attempts that began while the turn waited: many restarts within a day of waiting do not make a turn suspicious.
  await sql`alter table turns add column excused integer not null default 0`.execute(db);
}
