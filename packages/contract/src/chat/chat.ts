import { z } from "zod";
import { filledText, id, line, modelId } from "../fields.ts";
import { MAX_FILE_NAME_CHARS, MAX_NAME_CHARS } from "../limits.ts";
import { personalDataChoices } from "../personal-data/constants.ts";
import { MAX_CONTEXT_PASSAGES, MAX_FILES_PER_MESSAGE, MAX_MESSAGE_CHARS } from "./constants.ts";
import { sentContent } from "./content-part.ts";

/** A passage of the browser's own knowledge base; used for one answer and never stored. */
export const contextPassage = z.strictObject({
  name: line(MAX_FILE_NAME_CHARS),
  page: z.int().min(1).optional(),
  text: filledText(MAX_MESSAGE_CHARS),
});

export const chatRequest = z
  .strictObject({
    conversationId: id,
    messageId: id,
    answerId: id,
    // Omitted: after the newest message. null: a first message (an edit of the first question).
    parentId: id.nullable().optional(),
    content: sentContent,
    model: modelId.optional(),
    files: z.array(id).max(MAX_FILES_PER_MESSAGE).optional(),
    context: z.array(contextPassage).max(MAX_CONTEXT_PASSAGES).optional(),
    online: z.boolean().optional(),
    assistantId: id.optional(),
    // The category of the person's own knowledge base that a conversation starts with; later choices are
    // patches.
    baseKnowledge: line(MAX_NAME_CHARS).nullable().optional(),
    // The project of the conversation as the browser knows it; a first question puts the conversation into it.
    projectId: id.optional(),
    // The person's decision after `personal_data_found`.
    personalData: z.enum(personalDataChoices).optional(),
    // A deep search: a plan that waits for the person, then a report. 409 `research_running` while another one
    // is in progress.
    research: z.boolean().optional(),
  })
  .meta({ id: "ChatRequest" });
export type ChatRequest = z.infer<typeof chatRequest>;

export const assistantChatRequest = chatRequest
  .extend({ assistantId: id })
  .meta({ id: "AssistantChatRequest" });

/** A message for a streaming answer; a repeated id is the same message. */
export const steerRequest = z
  .strictObject({
    id,
    text: filledText(MAX_MESSAGE_CHARS),
    // The person's decision after `personal_data_found`.
    personalData: z.enum(personalDataChoices).optional(),
  })
  .meta({ id: "SteerRequest" });
export type SteerRequest = z.infer<typeof steerRequest>;
