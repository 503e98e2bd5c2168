import { type Kysely, sql } from "kysely";

/** The tools that an assistant's author chose, and what its test set expects of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // null: the default tools.
  await sql`alter table assistants add column tools text[]`.execute(db);
  await sql`alter table assistant_tests
    add column must_call text[] not null default '{}',
    add column must_not_call text[] not null default '{}'`.execute(db);
  await sql`alter table quality_results
    add column must_call text[] not null default '{}',
    add column must_not_call text[] not null default '{}',
    -- null in results from before, and without an answer.
    add column tools_called text[]`.execute(db);
}
