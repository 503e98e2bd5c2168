import type { Call } from "../call.ts";

export const problemReportCalls = {
  reportIssue: { method: "POST", path: "/issues", allow: "any-role", repeatable: true },
  listIssues: { method: "GET", path: "/admin/issues", allow: "admin" },
  getIssue: { method: "GET", path: "/admin/issues/{id}", allow: "admin" },
  updateIssue: { method: "PATCH", path: "/admin/issues/{id}", allow: "admin", repeatable: true },
  issueScreenshot: {
    method: "GET",
    path: "/admin/issues/{id}/screenshot",
    allow: "admin",
    answer: "binary",
    bypass: true,
  },
} as const satisfies Record<string, Call>;
