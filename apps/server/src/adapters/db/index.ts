import { join } from "node:path";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { CleanClient } from "./clean-client.ts";
import { createEmbedded } from "./create-embedded.ts";
import { type EmbeddedDatabase, startEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";
import { waitForDatabase } from "./wait-for-database.ts";
import { type DatabaseLog, type WatchedPool, watchPool } from "./watched-pool.ts";

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
export { DatabaseUnavailable, isConnectionLost, isDatabaseUnavailable } from "./database-unavailable.ts";
export { codesOf } from "./error-codes.ts";
export { migrate, migrateTo, NewerSchema, rehearseMigrations } from "./migrate.ts";
export type { OwnerKind, TextBlock } from "./tables/files.ts";
export type { HandoversTable, StoredPoint, StoredSource, StoredSources } from "./tables/handovers.ts";
export type { StoredFailure, StoredToolForm } from "./tables/tool-servers.ts";
export type { StoredCallAnswer, StoredSteer } from "./tables/turns.ts";
export type { StoredVerifiedSource } from "./tables/verified-answers.ts";
export type { Tables } from "./tables.ts";
export type { WatchedPool } from "./watched-pool.ts";

export interface Database {
  kind: "embedded" | "postgres";
  db: Db;
  pool: WatchedPool;
  migrated: string[];
  check(): Promise<boolean>;
  /** Memory of the embedded database; undefined with PostgreSQL, which has its own monitoring. */
  memoryBytes?: (() => Promise<number>) | undefined;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url?: string | undefined;
  /** An embedded server that is already running and stays open. Without it, one is started in `dataDir`. */
  server?: EmbeddedDatabase;
  poolSize?: number;
  dataDir: string;
  log?: DatabaseLog;
  /** Called once if the database is not reachable yet. */
  onWaiting?: () => void;
  waitAtMostMs?: number;
  /** `as-is` leaves the schema unchanged: a backup before an upgrade must not be the upgrade. */
  schema?: "migrated" | "as-is";
}

/**
 * A host that drops packets silently would block calls for minutes, which is the system's connect timeout.
 */
const CONNECT_WITHIN_MS = 20_000;

/**
 * A new connection forks a process, fills its caches and prepares every statement again. After the ten seconds of the
 * library, the first question after each pause would wait for that.
 */
const IDLE_CLOSED_AFTER_MS = 10 * 60_000;

// Counts and sequence numbers stay far under 2^53; as strings they would sort and add wrongly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day has no time zone; as a Date it would become the day before in some of them.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Opens PostgreSQL, or the embedded database if no URL is given, and migrates it. */
export async function openDatabase({
  url,
  server,
  poolSize = 10,
  dataDir,
  log,
  onWaiting,
  waitAtMostMs,
  schema = "migrated",
}: DatabaseOptions): Promise<Database> {
  const embedded = url ? undefined : (server ?? (await openEmbedded(join(dataDir, "database"), log)));
  const options: pg.PoolConfig = embedded
    ? {
        host: embedded.socketDir,
        user: "postgres",
        database: "postgres",
        max: embedded.connections,
        idleTimeoutMillis: IDLE_CLOSED_AFTER_MS,
        Client: CleanClient,
      }
    : {
        connectionString: url,
        max: poolSize,
        connectionTimeoutMillis: CONNECT_WITHIN_MS,
        keepAlive: true,
        idleTimeoutMillis: IDLE_CLOSED_AFTER_MS,
        Client: CleanClient,
      };
  const pool = watchPool(new pg.Pool(options), log);
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  async function close() {
    // Clients are closed first: `pg` throws if the embedded server closes before them.
    await db.destroy();
    if (!server) await embedded?.close();
  }

  try {
    await waitForDatabase(pool, { onWaiting, atMostMs: waitAtMostMs });
    const migrated = schema === "migrated" ? await migrate(db) : [];
    return {
      kind: embedded ? "embedded" : "postgres",
      db,
      pool,
      migrated,
      check: () => answers(pool),
      memoryBytes: embedded && (() => embedded.memoryBytes()),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openEmbedded(dataDir: string, log: DatabaseLog | undefined): Promise<EmbeddedDatabase> {
  await createEmbedded(dataDir);
  return startEmbedded(dataDir, log);
}

async function answers(pool: WatchedPool): Promise<boolean> {
  try {
    await pool.query("select 1");
    return true;
  } catch {
    return false;
  }
}
