import { z } from "zod";
import { budgetStates, modelHealthStates, modelUses, retentionSubjects } from "../enums.ts";
import { count, day, id, instant, modelId, text } from "../fields.ts";
import { MAX_RETENTION_DAYS } from "../limits.ts";
import { roles } from "../roles.ts";

const role = z.enum(roles);

/** For whom a model is switched off. */
const offFor = z.union([z.literal("everyone"), z.array(role).max(roles.length)]);
export type OffFor = z.infer<typeof offFor>;

export const adminModel = z
  .object({
    id: z.string(),
    label: z.string(),
    provider: z.string(),
    uses: z.array(z.enum(modelUses)),
    // As configured; without names it is for everyone but external people.
    roles: z.array(z.string()).nullable(),
    offFor,
    // Over the last day, on all nodes.
    health: z.object({
      state: z.enum(modelHealthStates),
      calls: count,
      failures: count,
      lastSuccessAt: instant.nullable(),
      lastFailureAt: instant.nullable(),
      lastFailureCode: z.string().nullable(),
    }),
    // In this month.
    used: z.object({ tokens: count, cost: z.number() }),
  })
  .meta({ id: "AdminModel" });
export type AdminModel = z.infer<typeof adminModel>;

export const adminModels = z.object({ models: z.array(adminModel) }).meta({ id: "AdminModels" });

export const modelSwitch = z.strictObject({ model: modelId, offFor }).meta({ id: "ModelSwitch" });
export type ModelSwitch = z.infer<typeof modelSwitch>;

const MOST_TOKENS = 1_000_000_000_000;
const MOST_MONEY = 100_000_000;

/** What all people of a role may spend together in a month; null = no limit. */
const budgetLimits = {
  role,
  tokens: z.int().min(1).max(MOST_TOKENS).nullable(),
  money: z.number().min(0.01).max(MOST_MONEY).nullable(),
};

export const budget = z
  .object({
    ...budgetLimits,
    used: z.object({ tokens: count, money: z.number() }),
    state: z.enum(budgetStates),
  })
  .meta({ id: "Budget" });
export type Budget = z.infer<typeof budget>;

export const budgets = z
  .object({ month: z.string(), renewsAt: instant, budgets: z.array(budget) })
  .meta({ id: "Budgets" });
export type Budgets = z.infer<typeof budgets>;

export const budgetsPatch = z
  .strictObject({ budgets: z.array(z.strictObject(budgetLimits)).min(1).max(roles.length) })
  .meta({ id: "BudgetsPatch" });
export type BudgetsPatch = z.infer<typeof budgetsPatch>;

const ruleFields = {
  subject: z.enum(retentionSubjects),
  // null = kept for ever.
  days: z.int().min(1).max(MAX_RETENTION_DAYS).nullable(),
  // Pinned and favourite conversations, with their files, stay whatever their age.
  keepsPinned: z.boolean(),
};

export const retentionRule = z.strictObject(ruleFields).meta({ id: "RetentionRule" });
export type RetentionRule = z.infer<typeof retentionRule>;

export const retentionState = z
  .object({
    // No rule may be shorter.
    floorDays: count,
    rules: z.array(
      z.object({
        ...ruleFields,
        from: z.enum(["configuration", "administration"]),
        lastRun: z.object({ at: instant, deleted: count }).nullable(),
      }),
    ),
  })
  .meta({ id: "RetentionState" });
export type RetentionState = z.infer<typeof retentionState>;

export const retentionPreview = z
  .object({
    // What is older than this goes.
    before: instant.nullable(),
    deletes: count,
    keepsPinned: count,
    oldest: instant.nullable(),
    bytes: count.nullable(),
  })
  .meta({ id: "RetentionPreview" });
export type RetentionPreview = z.infer<typeof retentionPreview>;

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
    hash: z.string(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;

/** `who` is a part of a name or an e-mail address; `action` the beginning of one. */
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

export const auditActions = z.object({ actions: z.array(z.string()) }).meta({ id: "AuditActions" });
