import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { languages } from "../enums.ts";
import { day } from "../fields.ts";
import { queryOf } from "../page.ts";
import { dashboardCalls } from "./calls.ts";
import { dashboardPeriods, dashboardTables } from "./constants.ts";
import { adminCounts, dashboard } from "./dashboard.ts";

const tag = "Administration";

/** The longest range of the dashboard: two years and a leap day. */
const MAX_DASHBOARD_DAYS = 731;
const DAY_MS = 86_400_000;

// The period before a range is counted too, and the database has no dates before year 1.
const reportDay = day.refine((value) => value >= "2000-01-01" && value <= "2999-12-31", {
  error: "must be between 2000 and 2999",
});
const span = { from: reportDay, to: reportDay, by: z.enum(dashboardPeriods).default("day") };

interface Span {
  from: string;
  to: string;
}

const isInOrder = ({ from, to }: Span) => from <= to;
const isShort = ({ from, to }: Span) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_DASHBOARD_DAYS;
const order = { path: ["to"], error: "must not be before `from`" };
const length = { path: ["from"], error: `must be less than ${MAX_DASHBOARD_DAYS} days before \`to\`` };

export const dashboardEndpoints = {
  readDashboard: endpoint(dashboardCalls.readDashboard, {
    tag,
    summary: "Use, satisfaction, errors and cost of a span of days, beside the span before it.",
    query: queryOf(span).refine(isInOrder, order).refine(isShort, length),
    responses: { 200: dashboard },
  }),
  exportDashboard: endpoint(dashboardCalls.exportDashboard, {
    tag,
    summary: "One of the dashboard's tables as CSV.",
    query: queryOf({ ...span, table: z.enum(dashboardTables), language: z.enum(languages).default("es") })
      .refine(isInOrder, order)
      .refine(isShort, length),
    responses: { 200: "binary" },
  }),
  refreshDashboard: endpoint(dashboardCalls.refreshDashboard, {
    operationId: "refreshReports",
    tag,
    summary: "Count now what happened since the last count.",
    responses: { 202: "empty" },
  }),
  adminCounts: endpoint(dashboardCalls.adminCounts, {
    tag,
    summary: "How much waits on each screen of the administration.",
    responses: { 200: adminCounts },
  }),
} satisfies Record<keyof typeof dashboardCalls, Endpoint>;
