import { type Call, inChat } from "../call.ts";

export const unreadAnswerCalls = {
  listUnreadAnswers: { method: "GET", path: "/unread-answers", allow: inChat },
  // The id of the conversation. Idempotent: another tab may have opened the conversation first.
  markAnswersRead: { method: "DELETE", path: "/unread-answers/{id}", allow: inChat, answer: "empty" },
} as const satisfies Record<string, Call>;
