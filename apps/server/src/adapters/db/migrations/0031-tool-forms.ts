import { type Kysely, sql } from "kysely";

/** Questions that tools ask during a call, and the words of tool calls for the search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The fields of a form that waits for its person, so that an answer is checked on any node.
  await sql`alter table waiting_calls add column form jsonb`.execute(db);
  // Every client asks each minute which answers wait.
  await sql`create index waiting_calls_open on waiting_calls (person_id) where answer is null`.execute(db);
  await sql`alter table messages add column tool_text text not null default ''`.execute(db);
}
