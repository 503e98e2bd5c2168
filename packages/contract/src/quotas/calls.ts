import type { Call } from "../call.ts";

export const quotaCalls = {
  readQuotas: { method: "GET", path: "/admin/quotas", allow: "admin" },
} as const satisfies Record<string, Call>;
