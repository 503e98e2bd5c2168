import type { Database, WatchedPool } from "../db/index.ts";
import { migrate, migrateTo } from "../db/index.ts";
import { quoted, readRows, SETTINGS } from "./dump-database.ts";
import { BackupError, type DumpSchema, type Frame } from "./frames.ts";
import { createDigests, type TableDigest } from "./row-digest.ts";

type Client = Awaited<ReturnType<WatchedPool["connect"]>>;

export interface LoadOptions {
  frames: AsyncIterable<Frame>;
  /** Creates the tables of the dump that no migration makes. */
  createOptional: (tables: readonly string[]) => Promise<void>;
  onTable?: (table: string, rows: number) => void;
}

export interface Loaded {
  schema: DumpSchema;
  tables: Map<string, TableDigest>;
  /** Tables of the dump that this database can't have, such as vectors without pgvector. */
  leftOut: string[];
}

/**
 * Loads a dump into an empty database: the schema of the dump's version first, then all rows in one
 * transaction that is committed only if the rows read back have the same digests, then the newer migrations.
 */
export async function loadDatabase(database: Database, options: LoadOptions): Promise<Loaded> {
  const frames = options.frames[Symbol.asyncIterator]();
  const first = await frames.next();
  if (first.done || first.value.kind !== "schema")
    throw new BackupError("The dump does not begin with its schema.");
  const { kind: _, ...schema } = first.value;
  await requireEmpty(database);
  await migrateTo(database.db, schema.migrations);
  await options.createOptional(schema.tables.map(({ name }) => name));
  const client = await database.pool.connect();
  let tables: Loaded["tables"];
  let leftOut: string[];
  try {
    await client.query("begin");
    ({ tables, leftOut } = await loadInTransaction(client, { schema, frames, onTable: options.onTable }));
    await client.query("commit");
    client.release();
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    client.release();
    throw error;
  }
  await migrate(database.db);
  await database.pool.query("analyze");
  return { schema, tables, leftOut };
}

/** A database without people holds nothing that a restore could destroy. */
export async function requireEmpty({ pool }: Pick<Database, "pool">): Promise<void> {
  const { rows } = await pool.query<{ name: string | null }>("select to_regclass('people')::text as name");
  if (!rows[0]?.name) return;
  const { rows: people } = await pool.query("select from people limit 1");
  if (people.length > 0)
    throw new BackupError(
      "The database already has people and their data. Restore into an empty database or an empty DATA_DIR.",
    );
}

interface LoadState {
  schema: DumpSchema;
  frames: AsyncIterator<Frame>;
  onTable: LoadOptions["onTable"];
}

async function loadInTransaction(client: Client, { schema, frames, onTable }: LoadState) {
  const existing = await existingTables(client);
  const wanted = schema.tables.filter(({ name }) => existing.has(name));
  const leftOut = schema.tables.filter(({ name }) => !existing.has(name)).map(({ name }) => name);
  const rebuild = await takeApart(
    client,
    wanted.map(({ name }) => name),
  );
  const given = createDigests();
  const insert = await createInserts(client, wanted);
  let isWhole = false;
  for (let next = await frames.next(); !next.done; next = await frames.next()) {
    const frame = next.value;
    if (frame.kind === "end") isWhole = true;
    if (frame.kind !== "rows" || !existing.has(frame.table)) continue;
    await insert(frame.table, frame.rows);
    given.add(frame.table, frame.rows);
    onTable?.(frame.table, given.of(frame.table).rows);
  }
  if (!isWhole) throw new BackupError("The dump ends before its end: nothing was loaded.");
  for (const { name, value } of schema.sequences)
    await client.query("select setval(to_regclass($1), $2) where to_regclass($1) is not null", [
      quoted(name),
      value,
    ]);
  await rebuild(schema);
  const tables = await readBack(client, wanted);
  for (const { name } of wanted)
    if (tables.get(name)?.digest !== given.of(name).digest)
      throw new BackupError(`The table ${name} reads back differently from its dump: nothing was loaded.`);
  return { tables, leftOut };
}

async function existingTables(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Removes foreign keys, indexes and the effects of triggers while rows are loaded: rows arrive in any order,
 * triggers must not count them again, and indexes are built faster at once. Returns the function that puts
 * them back, which validates every foreign key.
 */
async function takeApart(client: Client, tables: readonly string[]) {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const { rows: indexes } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relname = any ($1::text[]) and t.relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { name } of indexes) await client.query(`drop index ${quoted(name)}`);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(quoted).join(", ")}`);

  return async (schema: DumpSchema) => {
    const kept = new Set(tables);
    for (const { table, name, definition } of schema.indexes)
      if (kept.has(table) && !(await hasIndex(client, name))) await client.query(definition);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  };
}

async function hasIndex(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>("select to_regclass($1) is not null as found", [
    quoted(name),
  ]);
  return rows[0]?.found ?? false;
}

/** A temporary table per table has the columns of the dump in their order, as a type to read the rows with. */
async function createInserts(client: Client, tables: DumpSchema["tables"]) {
  const statements = new Map<string, string>();
  for (const [at, { name, columns }] of tables.entries()) {
    const list = columns.map(quoted).join(", ");
    await client.query(
      `create temp table loaded_${at} on commit drop as select ${list} from ${quoted(name)} with no data`,
    );
    statements.set(
      name,
      `insert into ${quoted(name)} (${list}) overriding system value select ${list} from unnest($1::pg_temp.loaded_${at}[])`,
    );
  }
  return async (table: string, rows: readonly string[]) => {
    const statement = statements.get(table);
    if (statement) await client.query(statement, [rows]);
  };
}

async function readBack(client: Client, tables: DumpSchema["tables"]): Promise<Map<string, TableDigest>> {
  await client.query(SETTINGS);
  const digests = createDigests();
  for (const table of tables)
    for await (const { rows } of readRows(client, table)) digests.add(table.name, rows);
  return new Map(tables.map(({ name }) => [name, digests.of(name)]));
}
