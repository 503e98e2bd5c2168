import { z } from "zod";
import { sourceFailures } from "../assistants/constants.ts";
import { count, filledText, id, instant, line, text } from "../fields.ts";
import { MAX_COMMENT_CHARS, MAX_NAME_CHARS, MAX_TITLE_CHARS } from "../limits.ts";
import { caseDeliveries, caseStatuses, desks, MAX_CASE_FILES } from "./constants.ts";

const MAX_CASE_STEPS = 40;

/** The steps tried before asking for help, in order. */
const stepsTried = z.array(line(MAX_COMMENT_CHARS)).max(MAX_CASE_STEPS);

const caseFile = z.object({ id, name: z.string(), type: z.string(), size: count });
export type CaseFile = z.infer<typeof caseFile>;

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
    // Files of the conversation that the person agrees to share: the people who handle the case get a copy.
    fileIds: z.array(id).max(MAX_CASE_FILES).optional(),
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
    // Files of the conversation that can be shared with the case.
    files: z.array(caseFile),
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
    // The person has not seen the latest reply yet.
    hasNewReply: z.boolean(),
    // Copies of the files that the person shared.
    files: z.array(caseFile),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "OwnCase" });
export type OwnCase = z.infer<typeof ownCase>;

/** A person who handles cases. */
const caseAgent = z.object({ id, name: z.string() });

export const caseAgents = z.object({ items: z.array(caseAgent) }).meta({ id: "CaseAgents" });

export const casesSeen = z.strictObject({ ids: z.array(id).min(1).max(200) }).meta({ id: "CasesSeen" });

/** The content and delivery state of a case; the conversation stays private. */
export const adminCase = ownCase
  .omit({ conversationId: true })
  .extend({
    person: z.object({ name: z.string(), email: z.string() }),
    assignee: caseAgent.nullable(),
    delivery: z.enum(caseDeliveries),
    // Why the delivery to RHConnect failed.
    problem: z.object({ tries: count, reason: z.enum(sourceFailures), at: instant }).nullable(),
  })
  .meta({ id: "AdminCase" });
export type AdminCase = z.infer<typeof adminCase>;

export const casePatch = z
  .strictObject({
    status: z.enum(caseStatuses).optional(),
    reply: text(MAX_COMMENT_CHARS).optional(),
    // An administrator, or null for nobody.
    assigneeId: id.nullable().optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, { error: "must change something" })
  .meta({ id: "CasePatch" });
export type CasePatch = z.infer<typeof casePatch>;
