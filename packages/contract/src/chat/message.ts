import { z } from "zod";
import { feedbacks } from "../feedback/constants.ts";
import { count, id, instant } from "../fields.ts";
import { answerMemory } from "../memory/memory.ts";
import { errorCode } from "../problem.ts";
import { citation, queryCategory, usage } from "./citation.ts";
import { messageKinds, messageRoles, messageStates } from "./constants.ts";
import { contentPart } from "./content-part.ts";
import { turnStep } from "./turn-step.ts";

export const messageFile = z
  .object({
    id,
    name: z.string(),
    type: z.string(),
    size: count,
    createAt: instant,
  })
  .meta({ id: "MessageFile" });
export type MessageFile = z.infer<typeof messageFile>;

export const message = z
  .object({
    id,
    idChat: id,
    content: z.array(contentPart),
    // The text parts as one string, for search, copy and speech.
    text: z.string(),
    role: z.enum(messageRoles),
    type: z.enum(messageKinds),
    feedback: z.enum(feedbacks).nullable(),
    badComment: z.string().nullable(),
    preselectComment: z.string().nullable(),
    // The feedback panel is open.
    activeFeedback: z.boolean(),
    // The feedback is stored on the server.
    sendFeedback: z.boolean(),
    files: z.array(messageFile),
    createAt: instant,
    // The same on every device; equals `id` for new rows.
    unique: id,
    // For a question: the id of its newest answer.
    idAnswer: id.nullable(),
    // Seconds.
    timeResponse: z.number().min(0).nullable(),
    model: z.string().nullable(),
    urls: z.array(z.object({ url: z.string(), title: z.string() })),
    grounded: z.boolean(),
    online: z.boolean(),
    state: z.enum(messageStates),
    parentId: id.nullable(),
    category: queryCategory.nullable(),
    citations: z.array(citation),
    usage: usage.nullable(),
    // Why a `failed` or `interrupted` answer ended.
    errorCode: errorCode.nullable(),
    // For an answer that used tools: its model calls with the input and output of each tool.
    steps: z.array(turnStep).optional(),
    // For an answer that used facts about the person, or proposes to keep one.
    memory: answerMemory.optional(),
    // For a question that somebody else asked before this person copied the conversation: their name.
    askedBy: z.string().optional(),
    updatedAt: instant,
  })
  .meta({ id: "Message" });
export type Message = z.infer<typeof message>;
