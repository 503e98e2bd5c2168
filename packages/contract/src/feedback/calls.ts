import { type Call, inChat } from "../call.ts";

export const feedbackCalls = {
  sendFeedback: { method: "POST", path: "/chat/feedback", allow: inChat, answer: "empty", repeatable: true },
  listOwnFeedback: { method: "GET", path: "/chat/feedback", allow: inChat },
  thankedForFeedback: {
    method: "POST",
    path: "/chat/feedback/thanked",
    allow: inChat,
    answer: "empty",
    repeatable: true,
  },
  listFeedback: { method: "GET", path: "/admin/feedback", allow: "admin" },
  triageManyFeedback: { method: "POST", path: "/admin/feedback/triage", allow: "admin", repeatable: true },
  getFeedback: { method: "GET", path: "/admin/feedback/{id}", allow: "admin" },
  triageFeedback: { method: "PATCH", path: "/admin/feedback/{id}", allow: "admin", repeatable: true },
} as const satisfies Record<string, Call>;
