import { sql } from "kysely";
import { DataDirError, lockDataDir } from "../adapters/data-dir.ts";
import {
  type Database,
  type Db,
  NewerSchema,
  openDatabase,
  rehearseMigrations,
} from "../adapters/db/index.ts";
import type { Config } from "../config/config.ts";
import { startSentence } from "../start-error.ts";
import { type Finding, failed, ok, reasonOf, warning } from "./finding.ts";

const PART = "database";
const OLDEST_VERSION = 150_000;
const NEEDED_EXTENSIONS = ["btree_gin", "pg_trgm", "unaccent"];
/** Answers, leases and sessions compare times of the database with times of the nodes. */
const CLOCK_TOLERANCE_MS = 2000;
/** One command on the server's side must not wait for the connections of all nodes. */
const CONNECTIONS_KEPT_FREE = 10;

/** Opens the configured database without migrating it, and looks at what a start would need. */
export async function checkDatabase(config: Config, { rehearse }: { rehearse: boolean }): Promise<Finding[]> {
  const lock = config.DATABASE_URL ? undefined : lockOrFinding(config.dataDir);
  if (lock && "state" in lock) return [lock];
  let database: Database | undefined;
  try {
    database = await openDatabase({
      url: config.DATABASE_URL,
      dataDir: config.dataDir,
      poolSize: 1,
      schema: "as-is",
      waitAtMostMs: 0,
    });
    return [...(await checkOpen(database, config)), ...(await checkSchema(database.db, rehearse))];
  } catch (error) {
    return [failed(PART, startSentence(error, 0) ?? reasonOf(error))];
  } finally {
    await database?.close();
    lock?.release();
  }
}

function lockOrFinding(dataDir: string) {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof DataDirError) return warning(PART, `not looked at: ${error.message}`);
    throw error;
  }
}

async function checkOpen({ kind, db }: Database, config: Config): Promise<Finding[]> {
  if (kind === "embedded") return [ok(PART, "embedded; for one machine and small teams")];
  const { rows } = await sql<{
    version: number;
    now: Date;
    maxConnections: number;
    canCreate: boolean;
    canCreateTables: boolean;
    available: string[];
    installed: string[];
  }>`select current_setting('server_version_num')::int as version, clock_timestamp() as now,
    current_setting('max_connections')::int as "maxConnections",
    has_database_privilege(current_database(), 'create') as "canCreate",
    has_schema_privilege('public', 'create') as "canCreateTables",
    (select coalesce(array_agg(name::text), '{}') from pg_available_extensions) as available,
    (select coalesce(array_agg(extname::text), '{}') from pg_extension) as installed`.execute(db);
  const [found] = rows;
  if (!found) return [failed(PART, "the server answers nothing")];
  const away = Math.abs(found.now.getTime() - Date.now());
  const missing = NEEDED_EXTENSIONS.filter((name) => !found.available.includes(name));
  const toCreate = NEEDED_EXTENSIONS.filter((name) => !found.installed.includes(name));
  const free = found.maxConnections - CONNECTIONS_KEPT_FREE;
  const processes = Math.floor(free / config.DATABASE_POOL);
  return [
    found.version < OLDEST_VERSION
      ? failed(PART, "PostgreSQL is older than version 15")
      : ok(PART, `PostgreSQL ${Math.floor(found.version / 10_000)}`),
    missing.length > 0
      ? failed("extensions", `the server does not have ${missing.join(", ")}`)
      : ok(
          "extensions",
          toCreate.length > 0 ? `the first start creates ${toCreate.join(", ")}` : "all created",
        ),
    found.canCreate && found.canCreateTables
      ? ok("rights", "the user may create tables and extensions")
      : failed("rights", "the user in DATABASE_URL needs CREATE on the database and on its schema public"),
    ...(config.EMBEDDING_MODEL && !found.available.includes("vector")
      ? [
          warning(
            "extensions",
            "EMBEDDING_MODEL is set, but the server does not have pgvector: no search by meaning",
          ),
        ]
      : []),
    processes < 1
      ? failed(
          "connections",
          `DATABASE_POOL is ${config.DATABASE_POOL}, but the server allows ${found.maxConnections}`,
        )
      : ok(
          "connections",
          `${found.maxConnections} allowed, ${config.DATABASE_POOL} per process: at most ${processes} processes`,
        ),
    away > CLOCK_TOLERANCE_MS
      ? warning("clock", `the database's clock differs from this machine's by ${Math.round(away / 1000)} s`)
      : ok("clock", "the same as the database's"),
  ];
}

/** Runs the pending migrations in a transaction that is rolled back, and measures them. */
async function checkSchema(db: Db, rehearse: boolean): Promise<Finding[]> {
  try {
    const { pending, ms } = await rehearseMigrations(db, rehearse ? "run" : "list");
    if (pending.length === 0) return [ok("schema", "up to date")];
    const names = pending.length > 3 ? `${pending.length} migrations` : pending.join(", ");
    return [
      ok(
        "schema",
        ms === undefined
          ? `pending: ${names}`
          : `${names} ran in ${(ms / 1000).toFixed(1)} s and were rolled back`,
      ),
    ];
  } catch (error) {
    if (error instanceof NewerSchema)
      return [failed("schema", `the database belongs to a newer version (${error.message})`)];
    return [failed("schema", `the migrations fail: ${reasonOf(error)}`)];
  }
}
