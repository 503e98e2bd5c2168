import { type Call, inChat } from "../call.ts";

export const memoryCalls = {
  readMyMemory: { method: "GET", path: "/me/memory", allow: inChat },
  switchMemory: { method: "PUT", path: "/me/memory/switch", allow: inChat },
  // The id comes from the client, and a repeated save of the same text changes nothing.
  saveMemoryFact: { method: "PUT", path: "/me/memory/facts/{id}", allow: inChat },
  deleteMemoryFact: { method: "DELETE", path: "/me/memory/facts/{id}", allow: inChat, answer: "empty" },
  clearMemory: { method: "DELETE", path: "/me/memory", allow: inChat, answer: "empty" },
  // The first answer counts, so the call may be repeated.
  answerMemoryProposal: { method: "PUT", path: "/me/memory/proposals/{answerId}", allow: inChat },
} as const satisfies Record<string, Call>;
