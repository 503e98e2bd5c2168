import { type Call, inChat } from "../call.ts";

export const sourceCalls = {
  sourceChanges: { method: "GET", path: "/history/source_changes", allow: inChat },
} as const satisfies Record<string, Call>;
