import { type Call, inChat } from "../call.ts";

export const caseCalls = {
  createCase: { method: "POST", path: "/rhconnect/cases", allow: inChat, repeatable: true },
  listCases: { method: "GET", path: "/rhconnect/cases", allow: inChat },
  markCasesSeen: {
    method: "POST",
    path: "/rhconnect/cases/seen",
    allow: inChat,
    answer: "empty",
    repeatable: true,
  },
  draftCase: { method: "GET", path: "/rhconnect/cases/draft", allow: inChat },
  listAllCases: { method: "GET", path: "/admin/cases", allow: "admin" },
  listCaseAgents: { method: "GET", path: "/admin/cases/agents", allow: "admin" },
  caseFile: { method: "GET", path: "/admin/case-files/{id}", allow: "admin", answer: "binary", bypass: true },
  updateCase: { method: "PATCH", path: "/admin/cases/{id}", allow: "admin", repeatable: true },
  retryCase: { method: "POST", path: "/admin/cases/{id}/retry", allow: "admin", repeatable: true },
} as const satisfies Record<string, Call>;
