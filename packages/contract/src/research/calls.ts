import { type Call, inChat } from "../call.ts";

export const researchCalls = {
  listResearch: { method: "GET", path: "/research", allow: inChat },
} as const satisfies Record<string, Call>;
