import { type Kysely, sql } from "kysely";

/** What a person adds to an answer that is being written, in the order in which it came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In the answer's own row, not in a table beside it. The statement that ends the answer compares their number, and the
  // row's lock makes it wait for a message that is being added, so that none is accepted and then left out.
  await sql`alter table messages add column steers jsonb not null default '[]'`.execute(db);
}
