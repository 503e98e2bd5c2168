import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { unreadAnswerCalls } from "./calls.ts";
import { unreadAnswer, waitingAnswer } from "./unread-answer.ts";

const tag = "Chat";

export const unreadAnswerEndpoints = {
  listUnreadAnswers: endpoint(unreadAnswerCalls.listUnreadAnswers, {
    tag,
    summary:
      "Conversations with an answer that was written in the background and not opened yet, and those whose answer waits for the person.",
    responses: { 200: z.object({ items: z.array(unreadAnswer), waiting: z.array(waitingAnswer) }) },
  }),
  markAnswersRead: endpoint(unreadAnswerCalls.markAnswersRead, {
    tag,
    summary: "The person has opened this conversation: its mark disappears on every device.",
    responses: { 204: "empty" },
  }),
} satisfies Record<keyof typeof unreadAnswerCalls, Endpoint>;
