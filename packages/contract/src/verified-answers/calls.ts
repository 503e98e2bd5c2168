import type { Call } from "../call.ts";

export const verifiedAnswerCalls = {
  listVerifiedAnswers: { method: "GET", path: "/admin/verified-answers", allow: "admin" },
  saveVerifiedAnswer: {
    method: "PUT",
    path: "/admin/verified-answers/{id}",
    allow: "admin",
    repeatable: true,
  },
  deleteVerifiedAnswer: {
    method: "DELETE",
    path: "/admin/verified-answers/{id}",
    allow: "admin",
    answer: "empty",
  },
  exportVerifiedAnswers: {
    method: "GET",
    path: "/admin/verified-answers/export",
    allow: "admin",
    answer: "binary",
    bypass: true,
  },
} as const satisfies Record<string, Call>;
