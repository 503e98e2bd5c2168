import { z } from "zod";
import { brands, gapStates, reportPeriods } from "../enums.ts";
import { count, day, id, instant, line } from "../fields.ts";
import { MAX_NAME_CHARS } from "../limits.ts";

const seconds = z.number().min(0).nullable();
const amount = z.number().min(0);

/** What happened in a span of days. */
const figures = {
  people: count,
  conversations: count,
  questions: count,
  answers: count,
  // Answers that failed or broke off.
  errors: count,
  // Answers that rest on documents, and those of them that had to.
  grounded: count,
  groundable: count,
  good: count,
  bad: count,
  // Seconds until an answer was whole: half of them, and 95 of 100, took no longer.
  p50: seconds,
  p95: seconds,
  cost: amount,
  votes: count,
  // 1 to 5; null without votes.
  score: z.number().min(1).max(5).nullable(),
};

export const reportFigures = z.object(figures).meta({ id: "ReportFigures" });
export type ReportFigures = z.infer<typeof reportFigures>;

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
    by: z.enum(reportPeriods),
    earlier: z.object({ from: day, to: day }),
    // When the figures were last counted; null before the first time.
    countedAt: instant.nullable(),
    now: reportFigures,
    before: reportFigures,
    periods: z.array(z.object({ start: day, ...figures, byBrand: z.record(z.enum(brands), count) })),
    brands: z.array(brandUse),
    topics: z.array(topic),
    scores: z.array(z.object({ score: z.int().min(1).max(5), votes: count })),
    costs: z.array(modelCost),
    events: z.array(z.object({ name: z.string(), times: count, earlier: count })),
  })
  .meta({ id: "Dashboard" });
export type Dashboard = z.infer<typeof dashboard>;

/** What waits for an administrator, by screen. */
export const adminCounts = z
  .object({ feedback: count, reports: count, gaps: count, cases: count })
  .meta({ id: "AdminCounts" });
export type AdminCounts = z.infer<typeof adminCounts>;

export const knowledgeGap = z
  .object({
    id,
    // As people ask it, without personal data; where no wording is common enough, its words.
    text: z.string(),
    brand: z.enum(brands),
    category: z.string().nullable(),
    people: count,
    times: count,
    // Of the times: without a document behind the answer, and with bad feedback.
    unsupported: count,
    bad: count,
    state: z.enum(gapStates),
    owner: z.string().nullable(),
    firstAskedAt: instant,
    lastAskedAt: instant,
    solvedAt: instant.nullable(),
  })
  .meta({ id: "KnowledgeGap" });
export type KnowledgeGap = z.infer<typeof knowledgeGap>;

/** Assigned means that an owner has it: the two go together. */
export const gapPatch = z
  .discriminatedUnion("state", [
    z.strictObject({ state: z.literal("open") }),
    z.strictObject({ state: z.literal("assigned"), owner: line(MAX_NAME_CHARS) }),
    z.strictObject({ state: z.literal("solved") }),
  ])
  .meta({ id: "GapPatch" });
export type GapPatch = z.infer<typeof gapPatch>;

export const gapOwners = z.object({ items: z.array(z.string()) }).meta({ id: "GapOwners" });
