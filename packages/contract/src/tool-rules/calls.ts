import type { Call } from "../call.ts";

export const toolRuleCalls = {
  listAdminTools: { method: "GET", path: "/admin/tools", allow: "admin" },
  changeToolRules: { method: "PUT", path: "/admin/tools/rules", allow: "admin", repeatable: true },
} as const satisfies Record<string, Call>;
