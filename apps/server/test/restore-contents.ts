import type { Database } from "../src/adapters/db/index.ts";

type Pool = Database["pool"];

/** What a freshly migrated database holds: its schema as a digest, the rows of its tables and its sequences. */
export interface Contents {
  schema: string;
  tables: string[];
  rows: { table: string; columns: string; json: string }[];
  sequences: { name: string; last: number; isCalled: boolean }[];
}

/** Every object of a migration or a test, by its identity; contents do not change it. */
const SCHEMA = `select md5(concat(
  (select string_agg(concat_ws(' ', oid, relname, relnatts), ',' order by oid) from pg_class where oid >= 16384),
  (select string_agg(concat_ws(' ', oid, tgenabled), ',' order by oid) from pg_trigger),
  (select string_agg(concat_ws(' ', oid, xmin), ',' order by oid) from pg_proc where oid >= 16384),
  (select string_agg(concat_ws(' ', oid, convalidated), ',' order by oid) from pg_constraint where oid >= 16384),
  (select string_agg(concat_ws(' ', attrelid, attnum, attname, attnotnull), ',' order by attrelid, attnum)
    from pg_attribute where attrelid >= 16384)
)) as schema`;

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name from pg_sequences`;

export async function readContents(pool: Pool): Promise<Contents> {
  const tables = (await pool.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
  const rows: Contents["rows"] = [];
  for (const table of tables) {
    const { rows: found } = await pool.query<{ json: string | null }>(
      `select json_agg(t)::text as json from ${table} t`,
    );
    const json = found[0]?.json;
    if (json) rows.push({ table, columns: await writableColumns(pool, table), json });
  }
  const sequences: Contents["sequences"] = [];
  for (const { name } of (await pool.query<{ name: string }>(SEQUENCES)).rows) {
    const { rows: found } = await pool.query<{ last_value: number; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    );
    if (found[0]) sequences.push({ name, last: found[0].last_value, isCalled: found[0].is_called });
  }
  return { schema: await readSchema(pool), tables, rows, sequences };
}

/** Puts back what `readContents` found; false where the schema is another one, which nothing puts back. */
export async function restoreContents(
  pool: Pool,
  { schema, tables, rows, sequences }: Contents,
): Promise<boolean> {
  // Settings, prepared statements and locks of a test would outlive it: the embedded database has one session.
  await pool.query("rollback");
  await pool.query("discard all");
  if ((await readSchema(pool)) !== schema) return false;
  // As a replica no trigger runs: foreign keys would want an order, and the audit log refuses to be deleted.
  await pool.query("set session_replication_role = replica");
  await pool.query(tables.map((table) => `delete from ${table}`).join(";"));
  for (const { table, columns, json } of rows)
    await pool.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [json],
    );
  for (const { name, last, isCalled } of sequences)
    await pool.query("select setval($1::regclass, $2, $3)", [name, last, isCalled]);
  await pool.query("set session_replication_role = default");
  // The embedded database has no autovacuum: the deleted rows of every file before would be scanned again and again.
  await pool.query("vacuum");
  return true;
}

async function readSchema(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ schema: string }>(SCHEMA);
  return rows[0]?.schema ?? "";
}

async function writableColumns(pool: Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? "";
}
