import type { DashboardPeriod } from "@metatron/contract/dashboard/constants";
import type { Span } from "./roll-up-tables.ts";

const DAY_MS = 86_400_000;

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The span of the same number of days directly before. */
export function earlierSpan({ from, to }: Span): Span {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return { from: plusDays(from, -days), to: plusDays(from, -1) };
}

/** The first day of every period, including empty ones; no period starts before the span. */
export function periodsOf({ from, to }: Span, by: DashboardPeriod): string[] {
  const starts = new Set<string>();
  for (let day = from; day <= to; day = plusDays(day, 1)) {
    const start = startOf(day, by);
    starts.add(start < from ? from : start);
  }
  return [...starts];
}

/** Weeks start on Monday. */
function startOf(day: string, by: DashboardPeriod): string {
  switch (by) {
    case "day":
      return day;
    case "week":
      return plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));
    case "month":
      return `${day.slice(0, 7)}-01`;
  }
}
