import type { Call } from "./call.ts";

/** What is asked before somebody is signed in: all that the login page knows of the API. */
export const doorCalls = {
  validateStatus: {
    method: "GET",
    path: "/user/validate/status",
    allow: "signed-in",
    token: "identity",
    bypass: true,
  },
  status: { method: "GET", path: "/status", allow: "open" },
  config: { method: "GET", path: "/config", allow: "open" },
  sendEvents: { method: "POST", path: "/events", allow: "signed-in", answer: "empty", repeatable: true },
} as const satisfies Record<string, Call>;
