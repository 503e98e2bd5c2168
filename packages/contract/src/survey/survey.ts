import { z } from "zod";
import { id, instant, text } from "../fields.ts";
import { MAX_COMMENT_CHARS } from "../limits.ts";

export const csat = z
  .strictObject({
    id,
    score: z.int().min(1).max(5),
    reason: text(MAX_COMMENT_CHARS).optional(),
    comment: text(MAX_COMMENT_CHARS).optional(),
    conversationId: id.optional(),
  })
  .meta({ id: "Csat" });
export type Csat = z.infer<typeof csat>;

export const csatState = z.object({ due: z.boolean() }).meta({ id: "CsatState" });

export const csatAnswer = z
  .object({
    id,
    score: z.int().min(1).max(5),
    reason: z.string().nullable(),
    comment: z.string().nullable(),
    at: instant,
  })
  .meta({ id: "CsatAnswer" });
export type CsatAnswer = z.infer<typeof csatAnswer>;
