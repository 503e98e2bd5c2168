import { z } from "zod";
import { citation, queryCategory } from "../chat/citation.ts";
import { messageKinds, messageRoles, messageStates } from "../chat/constants.ts";
import { contentPart } from "../chat/content-part.ts";
import { chatTypes } from "../enums.ts";
import { count, email, id, instant } from "../fields.ts";
import { roles } from "../roles.ts";
import { MAX_SHARE_PEOPLE, shareDays, sharedParts } from "./constants.ts";

const audience = {
  // Everyone who is signed in, but external people.
  everyone: z.boolean(),
  roles: z.array(z.enum(roles)).max(roles.length),
  emails: z.array(email).max(MAX_SHARE_PEOPLE),
};

export const newShare = z
  .strictObject({
    id,
    conversationId: id,
    // The last message of the copy.
    messageId: id,
    part: z.enum(sharedParts),
    ...audience,
    days: z.literal([...shareDays]),
  })
  .refine(({ everyone, roles, emails }) => everyone || roles.length + emails.length > 0, {
    error: "must be for somebody",
    path: ["everyone"],
  })
  .meta({ id: "NewShare" });
export type NewShare = z.infer<typeof newShare>;

/** One of the caller's own copies. */
export const share = z
  .object({
    id,
    conversationId: id,
    title: z.string(),
    part: z.enum(sharedParts),
    ...audience,
    // How often other people have opened it.
    opens: count,
    createdAt: instant,
    expiresAt: instant,
  })
  .meta({ id: "Share" });
export type Share = z.infer<typeof share>;

export const shareList = z.object({ items: z.array(share) }).meta({ id: "ShareList" });

/** A message as it was when it was shared, without feedback, files, pictures and the work of tools. */
export const sharedMessage = z
  .object({
    id,
    role: z.enum(messageRoles),
    type: z.enum(messageKinds),
    content: z.array(contentPart),
    text: z.string(),
    state: z.enum(messageStates),
    citations: z.array(citation),
    urls: z.array(z.object({ url: z.string(), title: z.string() })),
    category: queryCategory.nullable(),
    model: z.string().nullable(),
    grounded: z.boolean(),
    online: z.boolean(),
    createAt: instant,
  })
  .meta({ id: "SharedMessage" });
export type SharedMessage = z.infer<typeof sharedMessage>;

export const sharedCopy = z
  .object({
    id,
    title: z.string(),
    part: z.enum(sharedParts),
    chat: z.enum(chatTypes),
    // The name of the person who shared it.
    author: z.string(),
    isMine: z.boolean(),
    createdAt: instant,
    expiresAt: instant,
    messages: z.array(sharedMessage),
  })
  .meta({ id: "SharedCopy" });
export type SharedCopy = z.infer<typeof sharedCopy>;

/** The id of the conversation that the copy becomes. */
export const shareCopying = z.strictObject({ conversationId: id }).meta({ id: "ShareCopying" });

export const conversationFork = z
  .strictObject({ conversationId: id, messageId: id })
  .meta({ id: "ConversationFork" });
