import { type Kysely, sql } from "kysely";

/** Which processes run background jobs, so that an installation without any of them is noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table writers add column runs_jobs boolean not null default false`.execute(db);
}
