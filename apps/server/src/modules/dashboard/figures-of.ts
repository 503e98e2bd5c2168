import type { DashboardFigures } from "@metatron/contract/dashboard/dashboard";
import type { DashboardRows } from "./dashboard-rows.ts";
import { percentile } from "./percentile.ts";

type Counted = Omit<DashboardRows, "people">;

/** Sums up the rows of one period. */
export function figuresOf({ use, times, votes, costs }: Counted, people: number): DashboardFigures {
  const sumOf = (column: Exclude<keyof Counted["use"][number], "start" | "brand">) =>
    use.reduce((sum, row) => sum + row[column], 0);
  const voted = votes.reduce((sum, row) => sum + row.votes, 0);
  const points = votes.reduce((sum, { score, votes }) => sum + score * votes, 0);
  const counts = times.flatMap((row) => row.counts.map(([bucket, answers]) => ({ bucket, answers })));
  return {
    people,
    conversations: sumOf("conversations"),
    questions: sumOf("questions"),
    answers: sumOf("answers"),
    errors: sumOf("errors"),
    grounded: sumOf("grounded"),
    groundable: sumOf("groundable"),
    good: sumOf("good"),
    bad: sumOf("bad"),
    p50: percentile(counts, 0.5),
    p95: percentile(counts, 0.95),
    cost: round(costs.reduce((sum, { cost }) => sum + cost, 0)),
    votes: voted,
    score: voted === 0 ? null : Math.round((points / voted) * 100) / 100,
  };
}

/** Removes floating-point errors of sums. */
const round = (cost: number) => Math.round(cost * 1e6) / 1e6;

/** Groups the rows by period in one pass. */
export function byPeriod(rows: Counted): Map<string, Counted> {
  const periods = new Map<string, Counted>();
  const of = (start: string) => {
    const found = periods.get(start) ?? { use: [], times: [], votes: [], costs: [] };
    periods.set(start, found);
    return found;
  };
  for (const row of rows.use) of(row.start).use.push(row);
  for (const row of rows.times) of(row.start).times.push(row);
  for (const row of rows.votes) of(row.start).votes.push(row);
  for (const row of rows.costs) of(row.start).costs.push(row);
  return periods;
}
