import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../adapters/db/index.ts";
import type { PersonalTable } from "./personal-tables.ts";

const ROWS_AT_ONCE = 500;
const BYTES_AT_ONCE = 8 * 1024 * 1024;

export type Row = Record<string, unknown>;

/** This person's rows of a table, page by page: a history may not fit into memory. */
export async function* readRows(
  db: Db,
  {
    table,
    personId,
    person,
    key,
    only,
    without = [],
    long,
  }: PersonalTable & { table: string; personId: string },
): AsyncGenerator<Row> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const meant = only ? sql`and ${sql.ref(only.column)} <> ${only.isNot}` : sql``;
  let last: unknown[] | undefined;
  for (;;) {
    const after = last ? sql`and (${columns}) > (${sql.join(last)})` : sql``;
    const own = sql`${sql.table(table)} where ${sql.ref(person)} = ${personId} ${meant} ${after}`;
    const { rows } = await sql<Row>`
      select * from ${own} ${long ? sql`and (${columns}) <= ${lastThatFits(own, { columns, long })}` : sql``}
      order by ${columns} limit ${ROWS_AT_ONCE}`.execute(db);
    for (const row of rows) yield withoutColumns(row, without);
    const end = rows.at(-1);
    if (!end || (!long && rows.length < ROWS_AT_ONCE)) return;
    last = key.map((name) => end[name]);
  }
}

/** The last key up to which the long texts fit; the length of a stored text is known without reading it. */
function lastThatFits(
  own: RawBuilder<unknown>,
  { columns, long }: { columns: RawBuilder<unknown>; long: string },
) {
  const bytes = sql`octet_length(${sql.ref(long)})`;
  return sql`(
    select max(${columns}) from (
      select ${columns}, sum(${bytes}) over (order by ${columns}) - ${bytes} as bytes_before
      from ${own} order by ${columns} limit ${ROWS_AT_ONCE}
    ) as sized where bytes_before < ${BYTES_AT_ONCE})`;
}

/** A JSON array that is readable for people and programs. */
export async function* asJson(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? "[\n" : ",\n"}${JSON.stringify(row, null, 2)}`;
    isFirst = false;
  }
  yield isFirst ? "[]\n" : "\n]\n";
}

function withoutColumns(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));
}
