import { sql } from "kysely";
import type { Db } from "../../src/adapters/db/index.ts";

/** The audit only grows; that an administrator looked at somebody's things is in it. */
const LEFT_OUT = ["audit"];

/** A digest for each table of all the rows that name one of these ids, in whatever column. */
export async function digestRowsNaming(db: Db, ids: readonly string[]): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const patterns = ids.map((id) => `%${id}%`);
  const digests: Record<string, string> = {};
  for (const { name } of tables.rows.filter((table) => !LEFT_OUT.includes(table.name))) {
    const { rows } = await sql<{ count: string; digest: string | null }>`
      select count(*) as count, md5(string_agg(t::text, '|' order by t::text)) as digest
      from ${sql.table(name)} t where t::text like any(${patterns}::text[])`.execute(db);
    const [found] = rows;
    if (found && Number(found.count) > 0) digests[name] = `${found.count} rows ${found.digest}`;
  }
  return digests;
}
