import { type Call, inChat, streamed, toAsk } from "../call.ts";

export const comparisonCalls = {
  listComparisons: { method: "GET", path: "/comparisons", allow: inChat },
  // Ids come from the client, so that these two may be retried.
  startComparison: { method: "POST", path: "/comparisons", allow: toAsk, repeatable: true },
  askComparison: { method: "POST", path: "/comparisons/{id}/ask", allow: toAsk, repeatable: true },
  readComparison: { method: "GET", path: "/comparisons/{id}", allow: inChat },
  followComparison: {
    method: "GET",
    path: "/comparisons/{id}/stream/{answerId}",
    allow: inChat,
    ...streamed,
  },
  // The first vote counts; a repeated one changes nothing.
  voteComparison: { method: "POST", path: "/comparisons/{id}/vote", allow: inChat, repeatable: true },
  keepComparison: { method: "POST", path: "/comparisons/{id}/keep", allow: inChat, repeatable: true },
  deleteComparison: { method: "DELETE", path: "/comparisons/{id}", allow: inChat, answer: "empty" },
  readComparisonTallies: { method: "GET", path: "/admin/comparisons", allow: "admin" },
  exportComparisonTallies: {
    method: "GET",
    path: "/admin/comparisons/export",
    allow: "admin",
    answer: "binary",
    bypass: true,
  },
} as const satisfies Record<string, Call>;
