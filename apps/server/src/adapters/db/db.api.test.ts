import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import type { Database } from "./index.ts";
import { toJsonb } from "./jsonb.ts";
import { migrate } from "./migrate.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("runs each migration once, even if several processes start at the same time", async () => {
  const results = await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
  expect(results).toEqual([[], [], []]);
});

it("matches Spanish words without accents and in other inflections", async () => {
  const { rows } = await sql<{ found: boolean }>`
    select to_tsvector('es', 'Las vacaciones del niño pequeño') @@ websearch_to_tsquery('es', 'vacacion NINO') as found`.execute(
    database.db,
  );
  expect(rows).toEqual([{ found: true }]);
});

it("returns counts as numbers and timestamps as dates on both databases", async () => {
  const { rows } =
    await sql`select 5000000000::bigint as n, '2026-11-15T01:02:03.004Z'::timestamptz as t`.execute(
      database.db,
    );
  expect(rows).toEqual([{ n: 5_000_000_000, t: new Date("2026-11-15T01:02:03.004Z") }]);
});

it("isolates concurrent transactions and rolls back those that fail", async () => {
  const { db } = database;
  await sql`create table counted (n int primary key)`.execute(db);
  const work = Array.from({ length: 20 }, (_, n) =>
    db.transaction().execute(async (trx) => {
      await sql`insert into counted values (${n})`.execute(trx);
      if (n % 3 === 0) throw new Error("undo");
    }),
  );
  const outcomes = await Promise.allSettled(work);
  const { rows } = await sql<{ n: number }>`select n from counted order by n`.execute(db);
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(7);
  expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, n) => n).filter((n) => n % 3 !== 0));
});

it("runs a prepared statement on a connection that has not prepared it, as behind a pooler", async () => {
  const other = await openTestDatabase();
  const client = await other.pool.connect();
  const ask = async () =>
    (await client.query<{ n: number }>("/* prepared n */ select $1::int as n", [1])).rows;
  const prepared = async () => (await client.query("select name from pg_prepared_statements")).rows;
  expect([await ask(), await ask(), await prepared()]).toEqual([[{ n: 1 }], [{ n: 1 }], [{ name: "n-0" }]]);
  await client.query("deallocate all");
  expect([await ask(), await ask(), await prepared()]).toEqual([[{ n: 1 }], [{ n: 1 }], []]);
  client.release();
  await other.close();
});

it("plans a prepared statement once for all parameters, and leaves the others on its connection alone", async () => {
  const other = await openTestDatabase();
  const client = await other.pool.connect();
  await client.query("create table counted (n int primary key)");
  const add = (n: number) =>
    client.query("/* prepared add */ insert into counted select g from generate_series(1, $1::int) g", [n]);
  expect((await add(3)).rowCount).toBe(3);
  await expect(add(3)).rejects.toThrow(/duplicate key/);
  for (let n = 0; n < 6; n += 1) {
    await client.query("delete from counted");
    expect(await add(n)).toMatchObject({ command: "INSERT", rowCount: n });
  }
  const plans = await client.query("select generic_plans, custom_plans from pg_prepared_statements");
  expect(plans.rows).toEqual([{ generic_plans: 8, custom_plans: 0 }]);
  expect((await client.query("show plan_cache_mode")).rows).toEqual([{ plan_cache_mode: "auto" }]);
  client.release();
  await other.close();
});

it("prepares a statement at a later use that the database could not parse at its first one", async () => {
  const other = await openTestDatabase();
  const client = await other.pool.connect();
  const ask = () => client.query<{ n: number }>("/* prepared late */ select n from late");
  await expect(ask()).rejects.toThrow(/"late" does not exist/);
  await client.query("create table late as select 1 as n");
  expect([(await ask()).rows, (await ask()).rows]).toEqual([[{ n: 1 }], [{ n: 1 }]]);
  const { rows } = await client.query("select name from pg_prepared_statements");
  expect(rows).toEqual([{ name: "late-0" }]);
  client.release();
  await other.close();
});

it("does not mix the statements of concurrent callers, however large they are", async () => {
  const { db } = database;
  const large = "ñ".repeat(400_000);
  const asked = Array.from({ length: 24 }, (_, n) =>
    n % 2 === 0
      ? sql<{ n: number }>`select length(${large}::text) + ${n}::int as n`.execute(db)
      : sql<{ n: number }>`select ${n}::int + ${n}::int * 0 + length(${"x"}::text) as n`.execute(db),
  );
  const answers = (await Promise.all(asked)).map(({ rows }) => rows[0]?.n);
  expect(answers).toEqual(asked.map((_, n) => (n % 2 === 0 ? 400_000 + n : n + 1)));
});

it("does not block the event loop while a query runs", async () => {
  let turns = 0;
  let isOver = false;
  const query = sql`select count(*) from generate_series(1, 3000000) as a(n) where sqrt(n) > 1`
    .execute(database.db)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  await query;
  // On the same thread the event loop would turn only a few times during the query, for its messages.
  expect(turns).toBeGreaterThan(100);
});

it("removes characters that the database rejects from strings, arrays and JSON", async () => {
  const odd = "a\0b\ud83c";
  const { rows } = await sql`
    select ${odd}::text as text, ${[odd, "c"]}::text[] as texts, ${{ [odd]: [odd] }}::jsonb as object,
      ${toJsonb([odd])}::jsonb as json`.execute(database.db);
  expect(rows).toEqual([
    { text: "ab\ufffd", texts: ["ab\ufffd", "c"], object: { "ab\ufffd": ["ab\ufffd"] }, json: ["ab\ufffd"] },
  ]);
});
