import type { Call } from "../call.ts";

export const surveyCalls = {
  csatDue: { method: "GET", path: "/csat", allow: "any-role" },
  askCsat: { method: "POST", path: "/csat/ask", allow: "any-role" },
  sendCsat: { method: "POST", path: "/csat", allow: "any-role", answer: "empty", repeatable: true },
  listCsat: { method: "GET", path: "/admin/csat", allow: "admin" },
} as const satisfies Record<string, Call>;
