import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables.ts";

/** The database was migrated by a newer version of the product. */
export class NewerSchema extends Error {
  override name = "NewerSchema";
}

/** Brings the schema up to date; Kysely's advisory lock lets one of several starting nodes do it. */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  await checkKnown(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.filter((result) => result.status === "Success").map((result) => result.migrationName);
}

async function checkKnown(db: Kysely<Tables>): Promise<void> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!tables[0]?.name) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.filter(({ name }) => !(name in migrations)).map(({ name }) => name);
  if (unknown.length > 0) throw new NewerSchema(unknown.join(", "));
}
