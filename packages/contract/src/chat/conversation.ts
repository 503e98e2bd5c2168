import { z } from "zod";
import { chatTypes } from "../enums.ts";
import { count, emoji, id, instant, line, modelId, text } from "../fields.ts";
import { MAX_NAME_CHARS, MAX_TITLE_CHARS } from "../limits.ts";
import {
  MAX_ORGANISED_CONVERSATIONS,
  MAX_SYNCED_CONVERSATIONS,
  MAX_TAG_CHARS,
  MAX_TAGS_PER_CONVERSATION,
  tagColors,
} from "./constants.ts";

const tagName = line(MAX_TAG_CHARS);
const tagColor = z.enum(tagColors);

/** Names that are equal without accents and capitals are the same tag. */
export const tag = z.object({ name: z.string(), color: tagColor }).meta({ id: "Tag" });
export type Tag = z.infer<typeof tag>;

const givenTags = z.array(z.strictObject({ name: tagName, color: tagColor })).max(MAX_TAGS_PER_CONVERSATION);

export const conversation = z
  .object({
    id,
    title: z.string(),
    createAt: instant,
    favorite: z.boolean(),
    // The same on every device; equals `id` for new rows.
    unique: id,
    // The name of the selected category in the browser's own knowledge base.
    baseKnowledge: z.string().nullable(),
    emoji: z.string().nullable(),
    chat: z.enum(chatTypes),
    assistantId: id.nullable(),
    model: z.string(),
    pinned: z.boolean(),
    archived: z.boolean(),
    tags: z.array(tag),
    projectId: id.nullable(),
    updatedAt: instant,
    // Lists are sorted by this time: a new title or emoji changes `updatedAt` but must not move a
    // conversation.
    lastMessageAt: instant,
    digest: z.string(),
  })
  .meta({ id: "Conversation" });
export type Conversation = z.infer<typeof conversation>;

export const conversationPatch = z
  .strictObject({
    title: line(MAX_TITLE_CHARS).optional(),
    emoji: emoji.nullable().optional(),
    favorite: z.boolean().optional(),
    pinned: z.boolean().optional(),
    archived: z.boolean().optional(),
    // All tags of the conversation. A tag that exists keeps its name and colour.
    tags: givenTags.optional(),
    // null: out of its project. 409 `project_unavailable` where the caller may not add to the project.
    projectId: id.nullable().optional(),
    chat: z.enum(chatTypes).optional(),
    model: modelId.optional(),
    baseKnowledge: line(MAX_NAME_CHARS).nullable().optional(),
  })
  .meta({ id: "ConversationPatch" });
export type ConversationPatch = z.infer<typeof conversationPatch>;

/** The changes of several conversations at once. */
export const organiseRequest = z
  .strictObject({
    changes: z
      .array(
        z.strictObject({
          id,
          archived: z.boolean().optional(),
          tags: givenTags.optional(),
          projectId: id.nullable().optional(),
        }),
      )
      .min(1)
      .max(MAX_ORGANISED_CONVERSATIONS),
  })
  .meta({ id: "OrganiseRequest" });
export type OrganiseRequest = z.infer<typeof organiseRequest>;

export const organiseAnswer = z
  .object({
    items: z.array(conversation),
    // Deleted, or never the person's.
    missing: z.array(id),
  })
  .meta({ id: "OrganiseAnswer" });
export type OrganiseAnswer = z.infer<typeof organiseAnswer>;

export const deleteRequest = z
  .strictObject({ ids: z.array(id).min(1).max(MAX_ORGANISED_CONVERSATIONS) })
  .meta({ id: "DeleteRequest" });

export const tagChange = z
  .strictObject({ tag: tagName, name: tagName, color: tagColor })
  .meta({ id: "TagChange" });
export type TagChange = z.infer<typeof tagChange>;

export const tagDeletion = z.strictObject({ tag: tagName }).meta({ id: "TagDeletion" });

const digest = text(64);

/** The overall digest first; the list only if the digest differs. */
export const syncRequest = z
  .strictObject({
    digest: digest.optional(),
    conversations: z
      .array(z.strictObject({ id, updatedAt: instant, digest }))
      .max(MAX_SYNCED_CONVERSATIONS)
      .optional(),
  })
  .meta({ id: "SyncRequest" });
export type SyncRequest = z.infer<typeof syncRequest>;

export const syncAnswer = z
  .object({
    synced: z.boolean(),
    // Stored on the server but not sent by the client.
    missing: z.array(id),
    // Stored with a different digest.
    stale: z.array(id),
    // Sent, but unknown to the server.
    unknown: z.array(id),
    // Deleted on the server.
    deleted: z.array(id),
  })
  .meta({ id: "SyncAnswer" });
export type SyncAnswer = z.infer<typeof syncAnswer>;

/** One match in the person's history. */
export const historyHit = z
  .object({
    conversationId: id,
    // null: the match is in the conversation's title.
    messageId: id.nullable(),
    title: z.string(),
    emoji: z.string().nullable(),
    archived: z.boolean(),
    snippet: z.object({
      text: z.string(),
      // The matches in `text`: [start, end) in UTF-16 code units, in order, without overlap.
      marks: z.array(z.tuple([count, count])),
    }),
    // Of the message, or of the conversation for a match in the title.
    createAt: instant,
  })
  .meta({ id: "HistoryHit" });
export type HistoryHit = z.infer<typeof historyHit>;
