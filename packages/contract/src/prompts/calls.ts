import { type Call, inChat } from "../call.ts";

export const promptCalls = {
  listPrompts: { method: "GET", path: "/prompts", allow: inChat },
  // The id comes from the client, and a repeated save of the same content changes nothing.
  savePrompt: { method: "PUT", path: "/prompts/{id}", allow: inChat },
  deletePrompt: { method: "DELETE", path: "/prompts/{id}", allow: inChat, answer: "empty" },
  listPromptVersions: { method: "GET", path: "/prompts/{id}/versions", allow: inChat },
  countPromptUse: { method: "POST", path: "/prompts/{id}/uses", allow: inChat, answer: "empty" },
  featurePrompt: { method: "PUT", path: "/admin/prompts/{id}/featured", allow: "admin" },
} as const satisfies Record<string, Call>;
