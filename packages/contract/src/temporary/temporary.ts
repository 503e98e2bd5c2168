import { z } from "zod";
import { contextPassage } from "../chat/chat.ts";
import { MAX_CONTEXT_PASSAGES, MAX_MESSAGE_CHARS, messageRoles } from "../chat/constants.ts";
import { count, filledText, id, modelId, text } from "../fields.ts";
import { personalDataChoices } from "../personal-data/constants.ts";
import { roles } from "../roles.ts";
import { MAX_TEMPORARY_CITED, MAX_TEMPORARY_MESSAGES, temporaryChats, temporaryModes } from "./constants.ts";

/** The question is the last message. The server stores neither the question nor the earlier messages. */
export const temporaryRequest = z
  .strictObject({
    // Names the conversation in the audit of personal data, and nowhere else.
    conversationId: id,
    answerId: id,
    chat: z.enum(temporaryChats),
    // Required for the chat `ai-builder`.
    assistantId: id.optional(),
    messages: z
      .array(z.strictObject({ role: z.enum(messageRoles), text: filledText(MAX_MESSAGE_CHARS) }))
      .min(1)
      .max(MAX_TEMPORARY_MESSAGES)
      .refine((messages) => messages.at(-1)?.role === "user", { error: "must end with a question" }),
    // Of the earlier answers, oldest first: a passage that is cited again keeps its number.
    cited: z
      .array(
        z.strictObject({
          n: z.int().min(1),
          fileId: id.nullable(),
          start: count.nullable(),
          end: count.nullable(),
          passage: text(MAX_MESSAGE_CHARS),
        }),
      )
      .max(MAX_TEMPORARY_CITED)
      .optional(),
    model: modelId.optional(),
    context: z.array(contextPassage).max(MAX_CONTEXT_PASSAGES).optional(),
    online: z.boolean().optional(),
    // The person's decision after `personal_data_found`.
    personalData: z.enum(personalDataChoices).optional(),
    // The last decision of this conversation, for personal data in its earlier messages.
    earlierPersonalData: z.enum(personalDataChoices).optional(),
  })
  .meta({ id: "TemporaryRequest" });
export type TemporaryRequest = z.infer<typeof temporaryRequest>;

const role = z.enum(roles);
const mode = z.enum(temporaryModes);

export const temporaryRules = z
  .object({
    // Applies to people whose roles have no rule.
    byDefault: mode,
    // Roles without a rule are omitted.
    rules: z.array(z.object({ role, mode })),
  })
  .meta({ id: "TemporaryRules" });
export type TemporaryRules = z.infer<typeof temporaryRules>;

/** Changes the rules of these roles and keeps the others; null removes a rule. */
export const temporaryRulesPatch = z
  .strictObject({
    rules: z
      .array(z.strictObject({ role, mode: mode.nullable() }))
      .min(1)
      .max(roles.length),
  })
  .meta({ id: "TemporaryRulesPatch" });
export type TemporaryRulesPatch = z.infer<typeof temporaryRulesPatch>;
