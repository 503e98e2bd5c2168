import { z } from "zod";
import { chatTypes } from "../enums.ts";
import { emoji, fileName, id, instant, line, modelId, text } from "../fields.ts";
import { fileIdOf } from "../files/file-address.ts";
import { MAX_NAME_CHARS, MAX_TITLE_CHARS } from "../limits.ts";
import {
  MAX_CONTENT_PARTS,
  MAX_FILES_PER_MESSAGE,
  MAX_IMPORTED_MESSAGES,
  MAX_MESSAGE_CHARS,
  MAX_URL_CHARS,
  MAX_URLS,
  messageKinds,
  messageRoles,
} from "./constants.ts";

const importedPart = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: text(MAX_MESSAGE_CHARS) }),
  // Pictures are uploaded to the conversation before the message that shows them.
  z.strictObject({
    type: z.literal("image_url"),
    image_url: z.strictObject({
      url: text(MAX_URL_CHARS).refine((url) => fileIdOf(url) !== null, {
        error: "must be the address of one of your files",
      }),
    }),
  }),
]);

const importedMessage = z.strictObject({
  id,
  // A message of this conversation: earlier in the list, or imported before.
  parentId: id.nullable(),
  idAnswer: id.nullable(),
  role: z.enum(messageRoles),
  type: z.enum(messageKinds),
  content: z.array(importedPart).max(MAX_CONTENT_PARTS),
  files: z
    .array(
      z.strictObject({
        id,
        name: fileName,
        type: text(MAX_NAME_CHARS),
        size: z.int().min(0),
        createAt: instant,
      }),
    )
    .max(MAX_FILES_PER_MESSAGE),
  urls: z.array(z.strictObject({ url: text(MAX_URL_CHARS), title: text(MAX_URL_CHARS) })).max(MAX_URLS),
  model: modelId.nullable(),
  createAt: instant,
});

/**
 * A conversation that the server does not have yet, with its messages or some of them. The ids make a retry
 * safe: messages that are already stored stay as they are.
 */
export const importedConversation = z
  .strictObject({
    title: line(MAX_TITLE_CHARS),
    emoji: emoji.nullable(),
    favorite: z.boolean(),
    pinned: z.boolean(),
    chat: z.enum(chatTypes),
    assistantId: id.nullable(),
    model: modelId,
    baseKnowledge: line(MAX_NAME_CHARS).nullable(),
    createAt: instant,
    messages: z.array(importedMessage).max(MAX_IMPORTED_MESSAGES),
  })
  .meta({ id: "ImportedConversation" });
export type ImportedConversation = z.infer<typeof importedConversation>;
