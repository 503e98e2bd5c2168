import { z } from "zod";
import { count, day, id, instant, text } from "../fields.ts";
import { MAX_COMMENT_CHARS } from "../limits.ts";
import { surveyReasons } from "./constants.ts";

// Published component names must not change: API clients have generated types from them.
export const surveyAnswer = z
  .strictObject({
    id,
    score: z.int().min(1).max(5),
    reason: text(MAX_COMMENT_CHARS).optional(),
    comment: text(MAX_COMMENT_CHARS).optional(),
    conversationId: id.optional(),
  })
  .meta({ id: "Csat" });
export type SurveyAnswer = z.infer<typeof surveyAnswer>;

export const surveyState = z.object({ due: z.boolean() }).meta({ id: "CsatState" });

/** An answer as administrators see it: without the person's name. */
export const surveyItem = z
  .object({
    id,
    score: z.int().min(1).max(5),
    reason: z.string().nullable(),
    comment: z.string().nullable(),
    at: instant,
  })
  .meta({ id: "CsatAnswer" });
export type SurveyItem = z.infer<typeof surveyItem>;

/** Days are whole, in UTC, `to` included. */
export const surveyFilters = {
  score: z.coerce.number<number | string>().int().min(1).max(5).optional(),
  reason: z.enum(surveyReasons).optional(),
  from: day.optional(),
  to: day.optional(),
  // `with`: only answers with a comment.
  comment: z.literal("with").optional(),
};
const surveyFilterSet = z.object(surveyFilters);
export type SurveyFilters = z.output<typeof surveyFilterSet>;

/** The mean is null where nobody answered. */
export const surveyTrend = z
  .object({
    votes: count,
    mean: z.number().nullable(),
    // How many people chose each score, from 1 to 5.
    scores: z.array(count).length(5),
    // Every period from the first answer to the last one, oldest first, also those without answers.
    periods: z.array(z.object({ start: day, votes: count, mean: z.number().nullable() })),
  })
  .meta({ id: "CsatTrend" });
export type SurveyTrend = z.infer<typeof surveyTrend>;
