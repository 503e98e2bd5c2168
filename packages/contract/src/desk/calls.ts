import { type Call, inChat } from "../call.ts";

export const deskCalls = {
  getDeskGuide: { method: "GET", path: "/conversation/{id}/guide", allow: inChat },
  tellGuideStep: { method: "POST", path: "/conversation/{id}/guide", allow: inChat, repeatable: true },
} as const satisfies Record<string, Call>;
