import { z } from "zod";
import { messageRoles, personalDataChoices } from "../enums.ts";
import { count, filledText, id, line, modelId, text } from "../fields.ts";
import {
  MAX_CONTEXT_PASSAGES,
  MAX_DESCRIPTION_CHARS,
  MAX_FILE_NAME_CHARS,
  MAX_FILES_PER_MESSAGE,
  MAX_INSTRUCTIONS_CHARS,
  MAX_MESSAGE_CHARS,
  MAX_NAME_CHARS,
  MAX_PLAYGROUND_MESSAGES,
} from "../limits.ts";
import { sentContent } from "./content-part.ts";

/** A passage of the browser's own knowledge base; it is used for one answer and never stored. */
const contextPassage = z.strictObject({
  name: line(MAX_FILE_NAME_CHARS),
  page: z.int().min(1).optional(),
  text: filledText(MAX_MESSAGE_CHARS),
});

export const chatRequest = z
  .strictObject({
    conversationId: id,
    messageId: id,
    answerId: id,
    // Left out: after the newest message. null: a first message (an edit of the first question).
    parentId: id.nullable().optional(),
    content: sentContent,
    model: modelId.optional(),
    files: z.array(id).max(MAX_FILES_PER_MESSAGE).optional(),
    context: z.array(contextPassage).max(MAX_CONTEXT_PASSAGES).optional(),
    online: z.boolean().optional(),
    assistantId: id.optional(),
    // The category of the person's own knowledge base that a conversation begins with; later choices are patches.
    baseKnowledge: line(MAX_NAME_CHARS).nullable().optional(),
    // The person's answer to `personal_data_found`.
    personalData: z.enum(personalDataChoices).optional(),
  })
  .meta({ id: "ChatRequest" });
export type ChatRequest = z.infer<typeof chatRequest>;

export const assistantChatRequest = chatRequest
  .extend({ assistantId: id })
  .meta({ id: "AssistantChatRequest" });

/** A message for an answer that is being written; the same id again is the same message. */
export const steerRequest = z
  .strictObject({
    id,
    text: filledText(MAX_MESSAGE_CHARS),
    // The person's answer to `personal_data_found`.
    personalData: z.enum(personalDataChoices).optional(),
  })
  .meta({ id: "SteerRequest" });
export type SteerRequest = z.infer<typeof steerRequest>;

/** An assistant as its editor holds it, saved or not. */
export const draft = z.strictObject({
  name: line(MAX_NAME_CHARS),
  description: text(MAX_DESCRIPTION_CHARS).optional(),
  instructions: text(MAX_INSTRUCTIONS_CHARS),
  model: modelId.optional(),
});
export type Draft = z.infer<typeof draft>;

export const playgroundRequest = z
  .strictObject({
    draft,
    // Its knowledge is searched; a new assistant has none yet.
    assistantId: id.optional(),
    messages: z
      .array(
        z.strictObject({
          role: z.enum(messageRoles),
          content: z.union([filledText(MAX_MESSAGE_CHARS), sentContent]),
        }),
      )
      .min(1)
      .max(MAX_PLAYGROUND_MESSAGES),
  })
  .meta({ id: "PlaygroundRequest" });
export type PlaygroundRequest = z.infer<typeof playgroundRequest>;

export const popularInteractions = z
  .object({
    items: z.array(z.object({ text: z.string(), category: z.string().nullable(), count })),
  })
  .meta({ id: "PopularInteractions" });
