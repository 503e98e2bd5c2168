import type { Call } from "../call.ts";

export const retentionCalls = {
  readRetention: { method: "GET", path: "/admin/retention", allow: "admin" },
  writeRetention: { method: "PUT", path: "/admin/retention", allow: "admin", repeatable: true },
  resetRetention: { method: "POST", path: "/admin/retention/reset", allow: "admin", repeatable: true },
  previewRetention: { method: "POST", path: "/admin/retention/preview", allow: "admin", repeatable: true },
} as const satisfies Record<string, Call>;
