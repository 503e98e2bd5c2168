import { z } from "zod";
import { id, instant, text } from "../fields.ts";
import { MAX_COMMENT_CHARS } from "../limits.ts";

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
