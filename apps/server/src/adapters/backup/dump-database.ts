import type { WatchedPool } from "../db/index.ts";
import type { DumpSchema, Frame } from "./frames.ts";

type Client = Awaited<ReturnType<WatchedPool["connect"]>>;

const BYTES_AT_ONCE = 2_000_000;
const FEWEST_ROWS = 10;
const MOST_ROWS = 5000;

/** The text form of times, numbers and bytes must not depend on the settings of a server. */
export const SETTINGS = `set local datestyle = 'ISO, MDY'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`;

/**
 * Kysely's own tables are written by the migrations that a restore runs, and `writers` says which processes
 * are alive now: without their writer, answers in progress are marked as interrupted.
 */
const LEFT_OUT = ["kysely_migration", "kysely_migration_lock", "writers"];

/**
 * Reads all tables in one read-only transaction, so the dump is the state of one moment. The queue of jobs is
 * not part of it: workers queue lost work again.
 */
export async function* dumpDatabase(pool: WatchedPool): AsyncGenerator<Frame> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query(SETTINGS);
    const schema = await readSchema(client);
    yield { kind: "schema", ...schema };
    for (const table of schema.tables) yield* readRows(client, table);
    yield { kind: "end" };
  } finally {
    await client.query("rollback").then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

export async function* readRows(
  client: Client,
  { name, columns }: DumpSchema["tables"][number],
): AsyncGenerator<Extract<Frame, { kind: "rows" }>> {
  const list = columns.map(quoted).join(", ");
  await client.query(
    `declare dumped no scroll cursor for select row(${list})::text as line from ${quoted(name)}`,
  );
  let count = MOST_ROWS / FEWEST_ROWS;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from dumped`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield { kind: "rows", table: name, rows: lines };
    const bytes = lines.reduce((sum, line) => sum + line.length, 1);
    count = Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, Math.round((lines.length * BYTES_AT_ONCE) / bytes)));
  }
  await client.query("close dumped");
}

async function readSchema(client: Client): Promise<DumpSchema> {
  const { rows: found } = await client.query<{ name: string | null }>(
    "select to_regclass('kysely_migration')::text as name",
  );
  if (!found[0]?.name) return { migrations: [], tables: [], indexes: [], sequences: [] };
  const { rows: migrations } = await client.query<{ name: string }>(
    "select name from kysely_migration order by name",
  );
  const { rows: tables } = await client.query<DumpSchema["tables"][number]>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1::text[])
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [LEFT_OUT],
  );
  const { rows: indexes } = await client.query<DumpSchema["indexes"][number]>(
    `select t.relname::text as table, c.relname::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and t.relname = any ($1::text[])
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
     order by c.relname`,
    [tables.map(({ name }) => name)],
  );
  const { rows: sequences } = await client.query<DumpSchema["sequences"][number]>(
    `select sequencename::text as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return { migrations: migrations.map(({ name }) => name), tables, indexes, sequences };
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
