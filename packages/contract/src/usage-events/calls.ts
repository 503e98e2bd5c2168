import type { Call } from "../call.ts";

export const usageEventCalls = {
  sendEvents: { method: "POST", path: "/events", allow: "signed-in", answer: "empty", repeatable: true },
} as const satisfies Record<string, Call>;
