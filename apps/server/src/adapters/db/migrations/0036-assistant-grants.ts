import { type Kysely, sql } from "kysely";

/** Access to an assistant for everyone with a role, or for everyone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table assistant_grants (
    assistant_id uuid not null references assistants (id) on delete cascade,
    -- A role, or 'everyone'.
    audience text not null,
    role text not null,
    added_by uuid,
    added_at timestamptz(3) not null,
    primary key (assistant_id, audience)
  )`.execute(db);
  await sql`create index assistant_grants_audience on assistant_grants (audience)`.execute(db);
}
