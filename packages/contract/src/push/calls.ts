import type { Call } from "../call.ts";

export const pushCalls = {
  savePushSubscription: { method: "PUT", path: "/me/push", allow: "any-role", repeatable: true },
  removePushSubscription: {
    method: "DELETE",
    path: "/me/push/{id}",
    allow: "signed-in",
    answer: "empty",
    repeatable: true,
  },
} as const satisfies Record<string, Call>;
