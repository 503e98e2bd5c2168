import { type Kysely, sql } from "kysely";

/** A search asks whether a later revision of a document exists: by its title, among the documents of one collection. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index files_revision on files (owner_id, lower(coalesce(title, name))) where revision is not null`.execute(
    db,
  );
}
