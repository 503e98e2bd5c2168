import type { Call } from "./call.ts";

/** What is asked before somebody is signed in: all that the login page knows of the API. */
export const doorCalls = {
  validateStatus: { method: "GET", path: "/user/validate/status", token: "identity", bypass: true },
  status: { method: "GET", path: "/status", open: true },
  config: { method: "GET", path: "/config", open: true },
  sendEvents: { method: "POST", path: "/events", answer: "empty", repeatable: true },
} as const satisfies Record<string, Call>;
