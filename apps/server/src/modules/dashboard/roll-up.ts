import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { changedDays, peopleRows, ROLL_UP_TABLES, type RollUpTable, type Span } from "./roll-up-tables.ts";

/**
 * Rows have the time of their statement, not of their commit, so transactions in flight at the last count are
 * read again.
 */
const OVERLAP_MS = 2 * 60 * 60 * 1000;

/**
 * The embedded database has one connection: counting a year in one statement would block all other queries.
 */
const DAYS_AT_ONCE = 14;

/** Recounts every day with changes since the last count. Idempotent. */
export async function rollUp(db: Db): Promise<{ days: number }> {
  const { rows: before } = await sql<{ now: Date; since: Date | null }>`
    select now() as now, (select counted_at from report_state) as since`.execute(db);
  const begun = before[0]?.now ?? new Date();
  const last = before[0]?.since ?? null;
  const since = last && new Date(last.getTime() - OVERLAP_MS);
  const { rows } = await changedDays(since).execute(db);
  for (const span of spansOf(rows.map(({ day }) => day))) {
    for (const table of ROLL_UP_TABLES) await count(db, table, span);
    await countPeople(db, span);
  }
  await sql`
    insert into report_state (counted_at) values (${begun})
    on conflict (is_only) do update set counted_at = greatest(report_state.counted_at, excluded.counted_at)
  `.execute(db);
  return { days: rows.length };
}

/** Groups nearby days into spans of at most a fortnight; recounting a day between them is harmless. */
function spansOf(days: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && daysBetween(last.from, day) < DAYS_AT_ONCE) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Replaces a day whose rows all still exist. If people or the retention deleted some, the earlier counts
 * stay, because the use did happen.
 */
async function count(db: Db, { name, keys, counts, weight, rows }: RollUpTable, span: Span): Promise<void> {
  const table = sql.table(name);
  const keyColumns = sql.join(keys.map((key) => sql.ref(key)));
  const columns = sql.join([...keys, ...counts].map((column) => sql.ref(column)));
  const sum = sql`sum(${sql.ref(weight)})`;
  const settled = counts.map((column) => {
    const ref = sql.ref(column);
    return sql`${ref} = case when (select is_whole from days where days.day = excluded.day) then excluded.${ref}
      else greatest(${table}.${ref}, excluded.${ref}) end`;
  });
  const sameKey = keys.map((key) => sql`f.${sql.ref(key)} = d.${sql.ref(key)}`);
  await sql`
    with fresh as materialized (${rows(span)}),
    days as materialized (
      select f.day, f.weight >= coalesce(o.weight, 0) as is_whole
      from (select day, ${sum} as weight from fresh group by day) f
      left join (
        select day, ${sum} as weight from ${table}
        where day between ${span.from}::date and ${span.to}::date group by day
      ) o on o.day = f.day
    ),
    gone as (
      delete from ${table} d using days
      where d.day = days.day and days.is_whole
        and not exists (select from fresh f where ${sql.join(sameKey, sql` and `)})
    )
    insert into ${table} (${columns}) select ${columns} from fresh order by ${keyColumns}
    on conflict (${keyColumns}) do update set ${sql.join(settled)}`.execute(db);
}

async function countPeople(db: Db, span: Span): Promise<void> {
  await sql`insert into daily_people (day, person_id, brands) ${peopleRows(span)} order by 1, 2
    on conflict (day, person_id) do update set brands = daily_people.brands | excluded.brands
    where daily_people.brands <> daily_people.brands | excluded.brands`.execute(db);
}
