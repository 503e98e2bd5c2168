import { z } from "zod";
import { calls } from "../calls.ts";
import { endpoint } from "../endpoint.ts";
import { gapStates, languages, reportPeriods, reportTables } from "../enums.ts";
import { day, line } from "../fields.ts";
import { MAX_NAME_CHARS, MAX_REPORT_DAYS } from "../limits.ts";
import { pageOf, pageQueryOf, queryOf } from "../page.ts";
import { adminCounts, dashboard, gapOwners, gapPatch, knowledgeGap } from "./dashboard.ts";

const tag = "Administration";

const DAY_MS = 86_400_000;
// The days before a span are counted, too, and the database has no year before the first.
const reportDay = day.refine((value) => value >= "2000-01-01" && value <= "2999-12-31", {
  error: "must be between 2000 and 2999",
});
const span = { from: reportDay, to: reportDay, by: z.enum(reportPeriods).default("day") };

interface Span {
  from: string;
  to: string;
}

const isInOrder = ({ from, to }: Span) => from <= to;
const isShort = ({ from, to }: Span) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_REPORT_DAYS;
const order = { path: ["to"], error: "must not be before `from`" };
const length = { path: ["from"], error: `must be less than ${MAX_REPORT_DAYS} days before \`to\`` };

export const reportEndpoints = {
  readDashboard: endpoint(calls.readDashboard, {
    tag,
    summary: "Use, satisfaction, errors and cost of a span of days, beside the span before it.",
    query: queryOf(span).refine(isInOrder, order).refine(isShort, length),
    responses: { 200: dashboard },
  }),
  exportDashboard: endpoint(calls.exportDashboard, {
    tag,
    summary: "One of the dashboard's tables as CSV.",
    query: queryOf({ ...span, table: z.enum(reportTables), language: z.enum(languages).default("es") })
      .refine(isInOrder, order)
      .refine(isShort, length),
    responses: { 200: "binary" },
  }),
  refreshReports: endpoint(calls.refreshReports, {
    tag,
    summary: "Count now what happened since the last count.",
    responses: { 202: "empty" },
  }),
  adminCounts: endpoint(calls.adminCounts, {
    tag,
    summary: "How much waits on each screen of the administration.",
    responses: { 200: adminCounts },
  }),
  listGaps: endpoint(calls.listGaps, {
    tag,
    summary: "What at least five people asked and no document answers well, most asked first.",
    query: pageQueryOf({ state: z.enum(gapStates).optional(), q: line(MAX_NAME_CHARS).optional() }),
    responses: { 200: pageOf(knowledgeGap) },
  }),
  listGapOwners: endpoint(calls.listGapOwners, {
    tag,
    summary: "Who owns documents, to assign a gap to.",
    responses: { 200: gapOwners },
  }),
  updateGap: endpoint(calls.updateGap, {
    tag,
    summary: "Assign a gap to an owner, call it solved, or open it again.",
    body: gapPatch,
    responses: { 200: knowledgeGap },
  }),
};
