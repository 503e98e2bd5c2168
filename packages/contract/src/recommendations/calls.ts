import { type Call, inChat } from "../call.ts";

export const recommendationCalls = {
  popularInteractions: { method: "GET", path: "/interactions/popular", allow: inChat },
} as const satisfies Record<string, Call>;
