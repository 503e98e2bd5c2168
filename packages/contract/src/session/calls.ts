import type { Call } from "../call.ts";

export const sessionCalls = {
  validateStatus: {
    method: "GET",
    path: "/user/validate/status",
    allow: "signed-in",
    token: "identity",
    bypass: true,
  },
} as const satisfies Record<string, Call>;
