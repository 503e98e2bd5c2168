import { type Kysely, sql } from "kysely";

/** Each view of an avatar asks which assistants show it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index assistants_avatar on assistants (avatar_file_id)`.execute(db);
}
