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

/**
 * Brings an empty database to the schema of an earlier version, for a dump of that version: exactly these
 * migrations are applied.
 */
export async function migrateTo(db: Kysely<Tables>, names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerSchema(unknown.join(", "));
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => wanted } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

class Rollback extends Error {}

export interface Rehearsal {
  pending: string[];
  /** How long the migrations ran; undefined if they were only listed. */
  ms: number | undefined;
}

/**
 * Runs the pending migrations in a transaction that is rolled back. They lock the tables that they change
 * until then, so they wait for a lock only briefly.
 */
export async function rehearseMigrations(db: Kysely<Tables>, mode: "run" | "list"): Promise<Rehearsal> {
  await checkKnown(db);
  const applied = new Set(await appliedMigrations(db));
  const pending = Object.keys(migrations).filter((name) => !applied.has(name));
  if (mode === "list" || pending.length === 0) return { pending, ms: undefined };
  const startedAt = performance.now();
  let ms = 0;
  const rehearsal = db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '3s'`.execute(trx);
    for (const name of pending) await migrations[name]?.up(trx);
    ms = performance.now() - startedAt;
    throw new Rollback();
  });
  await rehearsal.catch((error: unknown) => {
    if (!(error instanceof Rollback)) throw error;
  });
  return { pending, ms };
}

async function checkKnown(db: Kysely<Tables>): Promise<void> {
  const unknown = (await appliedMigrations(db)).filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerSchema(unknown.join(", "));
}

async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!tables[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
