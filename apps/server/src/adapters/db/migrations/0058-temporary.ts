import { type Kysely, sql } from "kysely";

/** Whether people with a role may, may not or must have temporary conversations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table temporary_rules (
    role text primary key,
    mode text not null,
    changed_by uuid,
    changed_at timestamptz(3) not null
  )`.execute(db);
}
