import { z } from "zod";
import { count, day, id, instant, text } from "../fields.ts";

export const auditEntry = z
  .object({
    seq: count,
    at: instant,
    // null: the product itself.
    actor: z.object({ id, name: z.string().nullable(), email: z.string().nullable() }).nullable(),
    action: z.string(),
    subjectType: z.string(),
    subjectId: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    // The present names of the ids in this entry; an id of something private or deleted has none.
    names: z.record(z.string(), z.string()),
    hash: z.string(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;

/** `who` is part of a name or an e-mail address; `action` is a prefix of an action. */
export const auditQuery = {
  who: text(200).optional(),
  action: text(100).optional(),
  from: day.optional(),
  to: day.optional(),
};

export const auditVerdict = z
  .discriminatedUnion("intact", [
    z.object({ intact: z.literal(true), entries: count, head: z.string(), checkedAt: instant }),
    z.object({ intact: z.literal(false), brokenAt: count, checkedAt: instant }),
  ])
  .meta({ id: "AuditVerdict" });
export type AuditVerdict = z.infer<typeof auditVerdict>;

export const recordedActions = z.object({ actions: z.array(z.string()) }).meta({ id: "AuditActions" });
