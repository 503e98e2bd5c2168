import type { Call } from "../call.ts";

export const statusCalls = {
  status: { method: "GET", path: "/status", allow: "open" },
  config: { method: "GET", path: "/config", allow: "open" },
  listModels: { method: "GET", path: "/models", allow: "any-role" },
} as const satisfies Record<string, Call>;
