import { type Kysely, sql } from "kysely";

/** Replies that are announced, the person who handles a case, and copies of files that were shared with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cases
    add column replied_at timestamptz(3),
    add column reply_seen_at timestamptz(3),
    add column assignee_id uuid references people (id) on delete set null`.execute(db);
  // Replies from before this version are not announced.
  await sql`update cases set replied_at = updated_at, reply_seen_at = updated_at where reply is not null`.execute(
    db,
  );
  await sql`create index cases_assignee on cases (assignee_id)`.execute(db);
  await sql`create index cases_conversation on cases (conversation_id)`.execute(db);
  await sql`create table case_files (
    id uuid primary key,
    case_id uuid not null references cases (id) on delete cascade,
    name text not null,
    type text not null,
    size integer not null,
    bytes bytea not null
  )`.execute(db);
  await sql`create index case_files_case on case_files (case_id)`.execute(db);
}
