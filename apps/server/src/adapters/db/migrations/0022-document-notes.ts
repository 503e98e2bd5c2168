import { type Kysely, sql } from "kysely";

/** Notes that a model took of the parts of a long document, so that the next summary of the same content reads none again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table document_notes (
    file_id uuid not null references files (id) on delete cascade,
    -- Of the content, the model and the way the parts were cut: a change of any of them starts over.
    version text not null,
    part integer not null,
    notes text not null,
    created_at timestamptz(3) not null default now(),
    primary key (file_id, version, part)
  )`.execute(db);
}
