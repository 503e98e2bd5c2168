import { z } from "zod";
import { count, instant } from "../fields.ts";
import { MAX_RETENTION_DAYS, retentionSubjects } from "./constants.ts";

const ruleFields = {
  subject: z.enum(retentionSubjects),
  // null = kept for ever.
  days: z.int().min(1).max(MAX_RETENTION_DAYS).nullable(),
  // Pinned and favourite conversations are kept with their files, whatever their age.
  keepsPinned: z.boolean(),
};

export const retentionRule = z.strictObject(ruleFields).meta({ id: "RetentionRule" });
export type RetentionRule = z.infer<typeof retentionRule>;

export const retentionReset = z.strictObject({ subject: ruleFields.subject }).meta({ id: "RetentionReset" });

export const retentionState = z
  .object({
    // The minimum of every rule.
    floorDays: count,
    rules: z.array(
      z.object({
        ...ruleFields,
        from: z.enum(["configuration", "administration"]),
        // The rule that applies if administrators have set none.
        configured: z.object({ days: ruleFields.days, keepsPinned: ruleFields.keepsPinned }),
        lastRun: z.object({ at: instant, deleted: count }).nullable(),
      }),
    ),
  })
  .meta({ id: "RetentionState" });
export type RetentionState = z.infer<typeof retentionState>;

export const retentionPreview = z
  .object({
    // Older data would be deleted.
    before: instant.nullable(),
    deletes: count,
    // The people who own the deleted data.
    people: count,
    // Deleted together with conversations; null for other subjects.
    messages: count.nullable(),
    files: count.nullable(),
    keepsPinned: count,
    oldest: instant.nullable(),
    bytes: count.nullable(),
  })
  .meta({ id: "RetentionPreview" });
export type RetentionPreview = z.infer<typeof retentionPreview>;
