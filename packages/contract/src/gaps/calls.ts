import type { Call } from "../call.ts";

export const gapCalls = {
  listGaps: { method: "GET", path: "/admin/gaps", allow: "admin" },
  listGapOwners: { method: "GET", path: "/admin/gaps/owners", allow: "admin" },
  updateGap: { method: "PATCH", path: "/admin/gaps/{id}", allow: "admin", repeatable: true },
} as const satisfies Record<string, Call>;
