import { type Call, inAssistants, streamed } from "../call.ts";

export const playgroundCalls = {
  playground: { method: "POST", path: "/assistant/playground", allow: inAssistants, ...streamed },
  runTests: { method: "POST", path: "/assistant/{assistant_id}/tests/run", allow: inAssistants, ...streamed },
} as const satisfies Record<string, Call>;
