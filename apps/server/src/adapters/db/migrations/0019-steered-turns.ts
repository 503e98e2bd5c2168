import { type Kysely, sql } from "kysely";

/** Messages that a person adds to a running answer, limits of an assistant's answers, and a fence around tool calls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In the answer's own row, in the order in which they came. The statement that ends the answer compares their number,
  // and the row's lock makes it wait for a message that is being added: none is accepted and then left out.
  await sql`alter table messages add column steers jsonb not null default '[]'`.execute(db);

  // The attempt of the turn that began the call: a process that lost the turn must not record the call's outcome.
  await sql`alter table tool_calls add column attempt integer not null default 0`.execute(db);

  // Null: the limits of the person's roles alone.
  await sql`alter table assistants add column turn_limits jsonb`.execute(db);
}
