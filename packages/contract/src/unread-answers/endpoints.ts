import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { unreadAnswerCalls } from "./calls.ts";
import { unreadAnswer } from "./unread-answer.ts";

const tag = "Chat";

export const unreadAnswerEndpoints = {
  listUnreadAnswers: endpoint(unreadAnswerCalls.listUnreadAnswers, {
    tag,
    summary: "Conversations with an answer that was written in the background and not opened yet.",
    responses: { 200: z.object({ items: z.array(unreadAnswer) }) },
  }),
  markAnswersRead: endpoint(unreadAnswerCalls.markAnswersRead, {
    tag,
    summary: "The person has opened this conversation: its mark disappears on every device.",
    responses: { 204: "empty" },
  }),
} satisfies Record<keyof typeof unreadAnswerCalls, Endpoint>;
