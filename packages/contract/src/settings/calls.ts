import type { Call } from "../call.ts";

export const settingsCalls = {
  readMySettings: { method: "GET", path: "/me/settings", allow: "any-role" },
  writeMySettings: { method: "PATCH", path: "/me/settings", allow: "any-role", repeatable: true },
  exportMe: { method: "GET", path: "/me/export", allow: "signed-in", answer: "binary", bypass: true },
  deleteMyHistory: { method: "DELETE", path: "/me/history", allow: "signed-in" },
  listMySessions: { method: "GET", path: "/me/sessions", allow: "signed-in" },
  endMySession: { method: "DELETE", path: "/me/sessions/{id}", allow: "signed-in", answer: "empty" },
  endMyOtherSessions: { method: "DELETE", path: "/me/sessions", allow: "signed-in", answer: "empty" },
} as const satisfies Record<string, Call>;
