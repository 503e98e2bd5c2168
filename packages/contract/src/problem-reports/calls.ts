import type { Call } from "../call.ts";

export const problemReportCalls = {
  sendProblemReport: { method: "POST", path: "/issues", allow: "any-role", repeatable: true },
  listProblemReports: { method: "GET", path: "/admin/issues", allow: "admin" },
  getProblemReport: { method: "GET", path: "/admin/issues/{id}", allow: "admin" },
  updateProblemReport: { method: "PATCH", path: "/admin/issues/{id}", allow: "admin", repeatable: true },
  problemReportScreenshot: {
    method: "GET",
    path: "/admin/issues/{id}/screenshot",
    allow: "admin",
    answer: "binary",
    bypass: true,
  },
} as const satisfies Record<string, Call>;
