import { z } from "zod";
import { count } from "../fields.ts";
import { END_MESSAGES } from "./constants.ts";
import { conversation } from "./conversation.ts";
import { message } from "./message.ts";

// Query values arrive as strings; the browser passes numbers.
export const endLimit = z.coerce.number<number | string>().int().min(1).max(100).default(END_MESSAGES);

export const conversationEnd = z
  .object({
    conversation,
    // Oldest first. The first one is a question wherever the conversation has one in this range.
    items: z.array(message),
    // The number of messages of every branch: the position of the next message.
    count,
  })
  .meta({ id: "ConversationEnd" });
export type ConversationEnd = z.infer<typeof conversationEnd>;
