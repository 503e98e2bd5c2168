import { z } from "zod";
import { brands } from "../enums.ts";
import { count, day, instant } from "../fields.ts";
import { dashboardPeriods } from "./constants.ts";

const seconds = z.number().min(0).nullable();
const amount = z.number().min(0);

/** Totals for a range of days. */
const figures = {
  people: count,
  conversations: count,
  questions: count,
  answers: count,
  // Failed or interrupted answers.
  errors: count,
  // Answers that are based on documents, and answers that should be.
  grounded: count,
  groundable: count,
  good: count,
  bad: count,
  // Seconds to the complete answer: median and 95th percentile.
  p50: seconds,
  p95: seconds,
  cost: amount,
  votes: count,
  // 1 to 5; null without votes.
  score: z.number().min(1).max(5).nullable(),
};

export const dashboardFigures = z.object(figures).meta({ id: "ReportFigures" });
export type DashboardFigures = z.infer<typeof dashboardFigures>;

const brandUse = z.object({
  brand: z.enum(brands),
  people: count,
  conversations: count,
  earlierPeople: count,
  earlierConversations: count,
});

const topic = z.object({ brand: z.enum(brands), category: z.string(), questions: count, earlier: count });

const modelCost = z.object({
  model: z.string(),
  role: z.string(),
  calls: count,
  inputTokens: count,
  outputTokens: count,
  cost: amount,
  earlierCost: amount,
});

export const dashboard = z
  .object({
    from: day,
    to: day,
    by: z.enum(dashboardPeriods),
    earlier: z.object({ from: day, to: day }),
    // When the figures were last computed; null before the first time.
    countedAt: instant.nullable(),
    now: dashboardFigures,
    before: dashboardFigures,
    periods: z.array(z.object({ start: day, ...figures, byBrand: z.record(z.enum(brands), count) })),
    brands: z.array(brandUse),
    topics: z.array(topic),
    scores: z.array(z.object({ score: z.int().min(1).max(5), votes: count })),
    costs: z.array(modelCost),
    events: z.array(z.object({ name: z.string(), times: count, earlier: count })),
  })
  .meta({ id: "Dashboard" });
export type Dashboard = z.infer<typeof dashboard>;

/** Open items for administrators, by screen. */
export const adminCounts = z
  .object({ feedback: count, reports: count, gaps: count, cases: count })
  .meta({ id: "AdminCounts" });
export type AdminCounts = z.infer<typeof adminCounts>;
