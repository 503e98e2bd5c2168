import type { DashboardPeriod } from "@metatron/contract/dashboard/constants";
import { type Brand, brands } from "@metatron/contract/enums";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { BRAND_BITS, type Span } from "./roll-up-tables.ts";

interface UseRow {
  start: string;
  brand: Brand;
  conversations: number;
  questions: number;
  answers: number;
  errors: number;
  grounded: number;
  groundable: number;
  good: number;
  bad: number;
}

export interface DashboardRows {
  use: UseRow[];
  /** Pairs of bucket and answers. */
  times: { start: string; counts: [number, number][] }[];
  votes: { start: string; score: number; votes: number }[];
  costs: { start: string; cost: number }[];
  people: { start: string; people: number }[];
}

/** The rolled-up tables of a span, grouped by period; `whole` is one period for the span. */
export async function readRows(db: Db, span: Span, by: DashboardPeriod | "whole"): Promise<DashboardRows> {
  const within = sql`day between ${span.from}::date and ${span.to}::date`;
  const start = startOf(span, by);
  const use = await sql<UseRow>`
    select ${start} as start, brand, sum(conversations)::int as conversations, sum(questions)::int as questions,
      sum(answers)::int as answers, sum(errors)::int as errors, sum(grounded)::int as grounded,
      sum(groundable)::int as groundable, sum(good)::int as good, sum(bad)::int as bad
    from daily_use where ${within} group by 1, 2`.execute(db);
  // One row per period: a year of days would otherwise transfer ten thousand rows.
  const times = await sql<DashboardRows["times"][number]>`
    select start, json_agg(json_build_array(bucket, answers)) as counts
    from (
      select ${start} as start, bucket, sum(answers)::int as answers from daily_times where ${within} group by 1, 2
    ) t group by start`.execute(db);
  const votes = await sql<DashboardRows["votes"][number]>`
    select ${start} as start, score, sum(votes)::int as votes from daily_votes where ${within}
    group by 1, 2`.execute(db);
  const costs = await sql<DashboardRows["costs"][number]>`
    select ${start} as start, sum(cost)::float8 as cost from daily_models where ${within} group by 1`.execute(
    db,
  );
  // A person with several active days in a period counts once.
  const people = await sql<DashboardRows["people"][number]>`
    select start, count(*)::int as people
    from (select distinct ${start} as start, person_id from daily_people where ${within}) p
    group by 1`.execute(db);
  return {
    use: use.rows,
    times: times.rows,
    votes: votes.rows,
    costs: costs.rows,
    people: people.rows,
  };
}

export interface SpanPeople {
  all: number;
  byBrand: Record<Brand, number>;
}

/** The number of distinct people in a span, in total and per brand. */
export async function readPeople(db: Db, { from, to }: Span): Promise<SpanPeople> {
  const counts = brands.map(
    (brand) =>
      sql`count(*) filter (where brands & ${sql.lit(BRAND_BITS[brand])} > 0)::int as ${sql.ref(brand)}`,
  );
  const { rows } = await sql<Record<Brand, number> & { all: number }>`
    select count(*)::int as "all", ${sql.join(counts)}
    from (
      select bit_or(brands) as brands from daily_people
      where day between ${from}::date and ${to}::date group by person_id
    ) p`.execute(db);
  const { all = 0, rh = 0, chatlibre = 0, amelia = 0 } = rows[0] ?? {};
  return { all, byBrand: { rh, chatlibre, amelia } };
}

/**
 * The first day of a day's period, but never before the span. A timestamp without time zone, because days
 * have none.
 */
function startOf({ from }: Span, by: DashboardPeriod | "whole"): RawBuilder<string> {
  switch (by) {
    case "whole":
      return sql<string>`${from}::date`;
    case "day":
      return sql<string>`day`;
    case "week":
    case "month":
      return sql<string>`greatest(date_trunc(${sql.lit(by)}, day::timestamp)::date, ${from}::date)`;
  }
}
