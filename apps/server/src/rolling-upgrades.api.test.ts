import { afterEach, expect, it } from "vitest";
import { openEmptyDatabase } from "../test/empty-database.ts";
import { type Database, migrate, migrateTo } from "./adapters/db/index.ts";
import { migrations } from "./adapters/db/migrations/index.ts";

/** The last migration of each release. */
const RELEASES = { "1.0.0": "0064-project-notices" };
const [newest = "", lastOfNewest = ""] = Object.entries(RELEASES).at(-1) ?? [];

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
}

let remove: (() => Promise<void>) | undefined;
afterEach(() => remove?.());

async function openRelease(): Promise<Database> {
  const { database, ...empty } = await openEmptyDatabase();
  remove = empty.remove;
  const names = Object.keys(migrations);
  await migrateTo(database.db, names.slice(0, names.indexOf(lastOfNewest) + 1));
  return database;
}

async function columnsOf({ pool }: Database): Promise<Column[]> {
  const { rows } = await pool.query<Column & { table: string }>(`
    select table_name || '.' || column_name as name, data_type as type, is_nullable = 'NO' as "isRequired",
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasDefault"
    from information_schema.columns where table_schema = 'public' order by 1`);
  return rows;
}

/** What processes of the release could no longer read or write while they serve beside those of the next one. */
function contracted(before: readonly Column[], after: readonly Column[]): string[] {
  const tables = new Set(before.map(tableOf));
  const old = new Map(before.map((column) => [column.name, column]));
  const kept = new Map(after.map((column) => [column.name, column]));
  const changed = before.flatMap((column) => {
    const now = kept.get(column.name);
    if (!now) return [`${column.name} is gone`];
    if (now.type !== column.type) return [`${column.name} has another type`];
    return now.isRequired && !column.isRequired && !now.hasDefault ? [`${column.name} became required`] : [];
  });
  const added = after.filter(
    (column) =>
      !old.has(column.name) && tables.has(tableOf(column)) && column.isRequired && !column.hasDefault,
  );
  return [...changed, ...added.map(({ name }) => `${name} is required of processes that do not know it`)];
}

const tableOf = ({ name }: Column) => name.slice(0, name.indexOf("."));

it(`only adds to the schema of ${newest}, so that both versions can serve during an upgrade`, async () => {
  const database = await openRelease();
  const before = await columnsOf(database);
  expect(before.length).toBeGreaterThan(300);
  await migrate(database.db);
  expect(contracted(before, await columnsOf(database))).toEqual([]);
});

it("recognises a change that the older version could not serve with", async () => {
  const database = await openRelease();
  const before = await columnsOf(database);
  const { pool } = database;
  await pool.query("alter table files rename column name to called");
  await pool.query("alter table conversations alter column emoji set not null");
  await pool.query("alter table conversations add column badge text not null");
  await pool.query("alter table messages alter column time_response type double precision");
  await pool.query("alter table messages add column rating int not null default 0");
  await pool.query("create table badges (id uuid primary key)");
  expect(contracted(before, await columnsOf(database))).toEqual([
    "conversations.emoji became required",
    "files.name is gone",
    "messages.time_response has another type",
    "conversations.badge is required of processes that do not know it",
    "files.called is required of processes that do not know it",
  ]);
});
