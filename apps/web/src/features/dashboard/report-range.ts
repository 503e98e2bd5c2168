import { type DashboardPeriod, dashboardPeriods } from "@metatron/contract/dashboard/constants";

export const reportRanges = ["7d", "30d", "90d", "12m"] as const;
export type ReportRange = (typeof reportRanges)[number];

/** The dashboard's filters, which the URL holds. */
export interface ReportChoice {
  range: ReportRange;
  by: DashboardPeriod;
}

const DAYS: Record<ReportRange, number> = { "7d": 7, "30d": 30, "90d": 90, "12m": 365 };
const USUAL: Record<ReportRange, DashboardPeriod> = {
  "7d": "day",
  "30d": "day",
  "90d": "week",
  "12m": "month",
};

/** The filters in a URL; unknown values fall back to the defaults. */
export function choiceOf({ range, by }: Record<string, string | undefined>): ReportChoice {
  const known = reportRanges.find((each) => each === range) ?? "30d";
  return { range: known, by: dashboardPeriods.find((each) => each === by) ?? USUAL[known] };
}

/** The last days up to today, in UTC. */
export function spanOf(range: ReportRange, now: Date): { from: string; to: string } {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: dayOf(now.getTime() - (DAYS[range] - 1) * 86_400_000), to: dayOf(now.getTime()) };
}

export const daysOf = (range: ReportRange): number => DAYS[range];
