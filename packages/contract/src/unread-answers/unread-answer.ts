import { z } from "zod";
import { id, instant } from "../fields.ts";
import { backgroundKinds } from "./constants.ts";

/** An answer that ended while its reader was elsewhere and that has not been opened yet. */
export const unreadAnswer = z
  .object({
    conversationId: id,
    answerId: id,
    kind: z.enum(backgroundKinds),
    // Of the conversation.
    title: z.string(),
    failed: z.boolean(),
    at: instant,
  })
  .meta({ id: "UnreadAnswer" });
export type UnreadAnswer = z.infer<typeof unreadAnswer>;

/** An answer that waits for the person: for a permission, or for the reply to a question. */
export const waitingAnswer = z
  .object({
    conversationId: id,
    answerId: id,
    // Of the conversation.
    title: z.string(),
    since: instant,
  })
  .meta({ id: "WaitingAnswer" });
export type WaitingAnswer = z.infer<typeof waitingAnswer>;
