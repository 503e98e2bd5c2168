import type { Call } from "../call.ts";

export const noticeCalls = {
  listNotices: { method: "GET", path: "/notices", allow: "any-role" },
  markNoticesRead: {
    method: "POST",
    path: "/notices/read",
    allow: "any-role",
    answer: "empty",
    repeatable: true,
  },
} as const satisfies Record<string, Call>;
