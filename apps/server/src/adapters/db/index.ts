import { join } from "node:path";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { startEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
export type { OwnerKind, TextBlock } from "./tables/files.ts";
export type { Tables } from "./tables.ts";

export interface Database {
  kind: "embedded" | "postgres";
  db: Db;
  pool: pg.Pool;
  migrated: string[];
  check(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url?: string | undefined;
  poolSize?: number;
  dataDir: string;
}

// Counts and sequence numbers stay far under 2^53; as strings they would sort and add wrongly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day has no time zone; as a Date it would become the day before in some of them.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Opens PostgreSQL, or the embedded one where no address is given, and migrates it. */
export async function openDatabase({ url, poolSize = 10, dataDir }: DatabaseOptions): Promise<Database> {
  const embedded = url ? undefined : await startEmbedded(join(dataDir, "database"));
  const pool = embedded
    ? new pg.Pool({
        host: embedded.socketDir,
        user: "postgres",
        database: "postgres",
        max: embedded.connections,
      })
    : new pg.Pool({ connectionString: url, max: poolSize });
  // Without a listener an idle connection that the server drops would end the process.
  pool.on("error", () => undefined);
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  async function close() {
    // Clients first: when the embedded server goes before them, `pg` throws at its last breath.
    await db.destroy();
    await embedded?.close();
  }

  try {
    const migrated = await migrate(db);
    return {
      kind: embedded ? "embedded" : "postgres",
      db,
      pool,
      migrated,
      check: () => answers(pool),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function answers(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query("select 1");
    return true;
  } catch {
    return false;
  }
}
