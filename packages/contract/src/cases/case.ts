import { z } from "zod";
import { sourceFailures } from "../assistants/constants.ts";
import { count, filledText, id, instant, line, text } from "../fields.ts";
import { MAX_COMMENT_CHARS, MAX_NAME_CHARS, MAX_TITLE_CHARS } from "../limits.ts";
import { caseDeliveries, caseStatuses, desks } from "./constants.ts";

const MAX_CASE_STEPS = 40;

/** The steps tried before asking for help, in order. */
const stepsTried = z.array(line(MAX_COMMENT_CHARS)).max(MAX_CASE_STEPS);

export const newCase = z
  .strictObject({
    id,
    subject: line(MAX_TITLE_CHARS),
    description: filledText(MAX_COMMENT_CHARS),
    category: line(MAX_NAME_CHARS),
    conversationId: id.optional(),
    // The answer that was insufficient.
    messageId: id.optional(),
    desk: z.enum(desks).default("rh"),
    stepsTried: stepsTried.optional(),
  })
  .meta({ id: "NewCase" });
export type NewCase = z.infer<typeof newCase>;

export const createdCase = z
  .object({ caseNumber: z.string(), status: z.enum(caseStatuses), url: z.string().optional() })
  .meta({ id: "CreatedCase" });
export type CreatedCase = z.infer<typeof createdCase>;

/** A case pre-filled from a conversation, for the person to check and edit before it is sent. */
export const caseDraft = z
  .object({
    desk: z.enum(desks),
    subject: z.string(),
    category: z.string(),
    categories: z.array(z.string()),
    description: z.string(),
    stepsTried: z.array(z.string()),
  })
  .meta({ id: "CaseDraft" });
export type CaseDraft = z.infer<typeof caseDraft>;

export const ownCase = z
  .object({
    id,
    caseNumber: z.string(),
    desk: z.enum(desks),
    subject: z.string(),
    description: z.string(),
    category: z.string(),
    status: z.enum(caseStatuses),
    // The reply of the person who handles the case.
    reply: z.string().nullable(),
    conversationId: id.nullable(),
    stepsTried: z.array(z.string()),
    // false while RHConnect is unreachable; delivery is retried automatically.
    isDelivered: z.boolean(),
    url: z.string().nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "OwnCase" });
export type OwnCase = z.infer<typeof ownCase>;

/** The content and delivery state of a case; the conversation stays private. */
export const adminCase = ownCase
  .omit({ conversationId: true })
  .extend({
    person: z.object({ name: z.string(), email: z.string() }),
    delivery: z.enum(caseDeliveries),
    // Why the delivery to RHConnect failed.
    problem: z.object({ tries: count, reason: z.enum(sourceFailures), at: instant }).nullable(),
  })
  .meta({ id: "AdminCase" });
export type AdminCase = z.infer<typeof adminCase>;

export const casePatch = z
  .strictObject({ status: z.enum(caseStatuses).optional(), reply: text(MAX_COMMENT_CHARS).optional() })
  .refine((patch) => Object.keys(patch).length > 0, { error: "must change something" })
  .meta({ id: "CasePatch" });
export type CasePatch = z.infer<typeof casePatch>;
