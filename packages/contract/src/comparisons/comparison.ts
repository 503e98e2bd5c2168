import { z } from "zod";
import { MAX_MESSAGE_CHARS } from "../chat/constants.ts";
import { message } from "../chat/message.ts";
import { count, day, filledText, id, instant, modelId } from "../fields.ts";
import { personalDataChoices } from "../personal-data/constants.ts";
import { personalDataFound } from "../personal-data/personal-data.ts";
import { errorCode } from "../problem.ts";
import { quotaReached } from "../quotas/quotas.ts";
import { comparisonVerdicts, MAX_COMPARED_MODELS, MIN_COMPARED_MODELS } from "./constants.ts";

/** Why a column did not get its last question; the other columns may have answered it. */
const refusal = z.object({
  messageId: id,
  answerId: id,
  text: z.string(),
  code: errorCode,
});

const comparedModel = z.object({ id: z.string(), label: z.string() });

const column = z
  .object({
    id,
    // Null in a blind comparison without a vote.
    model: comparedModel.nullable(),
    // False: an administrator removed the model or this person's right to it.
    isAvailable: z.boolean(),
    // In a blind comparison without a vote, nothing in them names the model.
    messages: z.array(message),
    refused: refusal.nullable(),
  })
  .meta({ id: "ComparisonColumn" });
export type ComparisonColumn = z.infer<typeof column>;

const vote = z.object({ verdict: z.enum(comparisonVerdicts), columnId: id.nullable() });

export const comparison = z
  .object({
    id,
    blind: z.boolean(),
    createAt: instant,
    // In the order in which they are shown; random in a blind comparison.
    columns: z.array(column),
    // The vote of a blind comparison.
    vote: vote.nullable(),
    // The conversation that the person kept; the other columns are deleted.
    keptConversationId: id.nullable(),
  })
  .meta({ id: "Comparison" });
export type Comparison = z.infer<typeof comparison>;

export const comparisonList = z.object({
  items: z.array(
    z
      .object({
        id,
        title: z.string(),
        blind: z.boolean(),
        // Empty in a blind comparison without a vote.
        models: z.array(comparedModel),
        updatedAt: instant,
        deletedOn: day,
      })
      .meta({ id: "OpenComparison" }),
  ),
});
export type OpenComparison = z.infer<typeof comparisonList>["items"][number];

export const newComparison = z
  .strictObject({
    id,
    models: z
      .array(modelId)
      .min(MIN_COMPARED_MODELS)
      .max(MAX_COMPARED_MODELS)
      .refine((models) => new Set(models).size === models.length, { error: "must be different models" }),
    blind: z.boolean(),
  })
  .meta({ id: "NewComparison" });
export type NewComparison = z.infer<typeof newComparison>;

/** A question to some or all columns. Ids come from the client: a repeated request is the same question. */
export const comparisonQuestion = z
  .strictObject({
    text: filledText(MAX_MESSAGE_CHARS),
    columns: z
      .array(z.strictObject({ columnId: id, messageId: id, answerId: id }))
      .min(1)
      .max(MAX_COMPARED_MODELS),
    // The person's decision after `personal_data_found`.
    personalData: z.enum(personalDataChoices).optional(),
  })
  .meta({ id: "ComparisonQuestion" });
export type ComparisonQuestion = z.infer<typeof comparisonQuestion>;

const asked = z.object({ columnId: id, outcome: z.literal("asked") });
const refused = z.object({
  columnId: id,
  outcome: z.literal("refused"),
  code: errorCode,
  personalData: personalDataFound.optional(),
  quota: quotaReached.optional(),
});

export const comparisonAsked = z
  .object({ columns: z.array(z.discriminatedUnion("outcome", [asked, refused])) })
  .meta({ id: "ComparisonAsked" });
export type ComparisonAsked = z.infer<typeof comparisonAsked>;

/** `columnId` names the best answer, and is null for the other verdicts. */
export const comparisonVote = z
  .strictObject({ verdict: z.enum(comparisonVerdicts), columnId: id.nullable() })
  .refine(({ verdict, columnId }) => (verdict === "best") === (columnId !== null), {
    path: ["columnId"],
    error: "must name the best answer, and nothing else",
  })
  .meta({ id: "ComparisonVote" });
export type ComparisonVote = z.infer<typeof comparisonVote>;

export const keptColumn = z.strictObject({ columnId: id }).meta({ id: "KeptColumn" });
export const keptConversation = z.object({ conversationId: id }).meta({ id: "KeptConversation" });

const tally = { votes: count, wins: count, losses: count, ties: count, none: count };
/** Wins and half of the ties among votes that chose or tied; null with few votes. */
const share = z
  .object({ value: z.number(), from: z.number(), to: z.number() })
  .meta({ id: "WinShare" })
  .nullable();

const modelTally = z.object({ model: z.string(), label: z.string(), ...tally, share });
export type ModelTally = z.infer<typeof modelTally>;
/** Wins, losses and the share are those of `model` against `other`. */
const pairTally = modelTally.extend({ other: z.string(), otherLabel: z.string() });
export type PairTally = z.infer<typeof pairTally>;

export const comparisonTallies = z
  .object({ votes: count, models: z.array(modelTally), pairs: z.array(pairTally) })
  .meta({ id: "ComparisonTallies" });
export type ComparisonTallies = z.infer<typeof comparisonTallies>;
