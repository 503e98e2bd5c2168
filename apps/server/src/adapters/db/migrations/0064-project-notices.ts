import { type Kysely, sql } from "kysely";

/** Notices of shared projects go with the project. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notices add column project_id uuid references projects (id) on delete cascade`.execute(
    db,
  );
  await sql`create index notices_project on notices (project_id) where project_id is not null`.execute(db);
}
