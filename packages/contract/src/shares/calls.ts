import { type Call, inChat, toAsk } from "../call.ts";

export const shareCalls = {
  listShares: { method: "GET", path: "/shares", allow: inChat },
  // The id comes from the client, so the call may be retried.
  createShare: { method: "POST", path: "/shares", allow: inChat, repeatable: true },
  openShare: { method: "GET", path: "/shares/{id}", allow: inChat },
  revokeShare: { method: "DELETE", path: "/shares/{id}", allow: inChat, answer: "empty" },
  // Both make a conversation under an id of the client.
  copyShare: { method: "POST", path: "/shares/{id}/copy", allow: toAsk, repeatable: true },
  forkConversation: { method: "POST", path: "/history/fork/{id}", allow: toAsk, repeatable: true },
} as const satisfies Record<string, Call>;
