import type { Call } from "../call.ts";

export const auditCalls = {
  listAudit: { method: "GET", path: "/admin/audit", allow: "admin" },
  listAuditActions: { method: "GET", path: "/admin/audit/actions", allow: "admin" },
  exportAudit: {
    method: "GET",
    path: "/admin/audit/export",
    allow: "admin",
    answer: "binary",
    bypass: true,
  },
  verifyAudit: { method: "POST", path: "/admin/audit/verify", allow: "admin", repeatable: true },
} as const satisfies Record<string, Call>;
