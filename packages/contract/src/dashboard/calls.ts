import type { Call } from "../call.ts";

export const dashboardCalls = {
  readDashboard: { method: "GET", path: "/admin/dashboard", allow: "admin" },
  exportDashboard: {
    method: "GET",
    path: "/admin/dashboard/export",
    allow: "admin",
    answer: "binary",
    bypass: true,
  },
  refreshDashboard: {
    method: "POST",
    path: "/admin/dashboard/refresh",
    allow: "admin",
    answer: "empty",
    repeatable: true,
  },
  adminCounts: { method: "GET", path: "/admin/counts", allow: "admin" },
} as const satisfies Record<string, Call>;
