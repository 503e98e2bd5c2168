import type { Call } from "../call.ts";

export const budgetCalls = {
  listAdminModels: { method: "GET", path: "/admin/models", allow: "admin" },
  switchModel: { method: "PUT", path: "/admin/models/availability", allow: "admin", repeatable: true },
  readBudgets: { method: "GET", path: "/admin/budgets", allow: "admin" },
  writeBudgets: { method: "PUT", path: "/admin/budgets", allow: "admin", repeatable: true },
} as const satisfies Record<string, Call>;
