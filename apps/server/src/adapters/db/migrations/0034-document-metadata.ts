import { type Kysely, sql } from "kysely";

/** Documents whose title, revision, validity and responsible person are changed after the upload. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files
    -- Above 1, people have changed the fields, and a new reading of the document must not overwrite them.
    add column metadata_version integer not null default 1,
    add column responsible_id uuid references people (id) on delete set null`.execute(db);
  await sql`create index files_responsible on files (responsible_id) where responsible_id is not null`.execute(
    db,
  );
  await sql`create index files_expiring on files (valid_until)
    where purpose = 'assistant' and valid_until is not null`.execute(db);
}
