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
