import { z } from "zod";
import { count, instant, modelId } from "../fields.ts";
import { roles } from "../roles.ts";

/** The purpose of a configured model. */
export const modelUses = ["chat", "embedding", "image", "speech", "transcription"] as const;
export type ModelUse = (typeof modelUses)[number];

/** `unknown`: not called in the last day. */
export const modelHealthStates = ["answering", "failing", "unknown"] as const;
export type ModelHealthState = (typeof modelHealthStates)[number];

/** `mask`: always masked without asking; `block`: messages with personal data are not sent. */
export const personalDataPolicies = ["free", "ask", "mask", "block"] as const;

/** `warning`: 80 percent are used. */
export const budgetStates = ["unlimited", "fine", "warning", "exhausted"] as const;
export type BudgetState = (typeof budgetStates)[number];

const role = z.enum(roles);

/** The roles for which a model is switched off. */
const offFor = z.union([z.literal("everyone"), z.array(role).max(roles.length)]);
export type OffFor = z.infer<typeof offFor>;

export const adminModel = z
  .object({
    id: z.string(),
    label: z.string(),
    provider: z.string(),
    uses: z.array(z.enum(modelUses)),
    // As configured, and fixed there; null means everyone but external people.
    roles: z.array(z.string()).nullable(),
    offFor,
    // The roles whose new conversations begin with this model.
    defaultFor: z.array(role),
    // The model that answers if this one fails before its first token; `label` is null if there is no such model.
    fallback: z.object({ id: z.string(), label: z.string().nullable() }).nullable(),
    // Per million tokens.
    price: z.object({ input: z.number(), output: z.number() }).nullable(),
    personalData: z.enum(personalDataPolicies),
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

/** The currency of the configured prices, as an ISO 4217 code; null where the configuration does not name it. */
const currency = z.string().nullable();

export const adminModels = z.object({ currency, models: z.array(adminModel) }).meta({ id: "AdminModels" });

export const modelSwitch = z.strictObject({ model: modelId, offFor }).meta({ id: "ModelSwitch" });
export type ModelSwitch = z.infer<typeof modelSwitch>;

const MOST_TOKENS = 1_000_000_000_000;
const MOST_MONEY = 100_000_000;

/** The monthly budget of all people of a role together; null = no limit. */
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
  .object({ month: z.string(), renewsAt: instant, currency, budgets: z.array(budget) })
  .meta({ id: "Budgets" });
export type Budgets = z.infer<typeof budgets>;

export const budgetsPatch = z
  .strictObject({ budgets: z.array(z.strictObject(budgetLimits)).min(1).max(roles.length) })
  .meta({ id: "BudgetsPatch" });
export type BudgetsPatch = z.infer<typeof budgetsPatch>;
