import { type Kysely, sql } from "kysely";

/** The ids of the only assistants that may use a tool of a server; empty: all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tool_server_tools add column assistants text[] not null default '{}'`.execute(db);
}
