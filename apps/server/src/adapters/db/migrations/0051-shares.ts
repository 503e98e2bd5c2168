import { type Kysely, sql } from "kysely";

/** Read-only copies of conversations that people share by link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table shares (
    id uuid primary key,
    person_id uuid not null references people (id) on delete cascade,
    -- The copy is deleted with its conversation, also by retention.
    conversation_id uuid not null references conversations (id) on delete cascade,
    message_id uuid not null,
    part text not null,
    title text not null,
    chat text not null,
    assistant_id uuid,
    messages jsonb not null,
    everyone boolean not null,
    roles text[] not null,
    emails text[] not null,
    opens integer not null default 0,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index shares_person on shares (person_id, created_at desc)`.execute(db);
  await sql`create index shares_conversation on shares (conversation_id)`.execute(db);
  await sql`create index shares_expiry on shares (expires_at)`.execute(db);
}
