import { type Call, streamed, toAsk } from "../call.ts";

export const temporaryCalls = {
  // Not repeatable: a lost stream is resumed by its answer's id, as any other one.
  chatTemporary: { method: "POST", path: "/assistant/temporary", allow: toAsk, ...streamed },
  listTemporaryRules: { method: "GET", path: "/admin/temporary", allow: "admin" },
  changeTemporaryRules: { method: "PUT", path: "/admin/temporary", allow: "admin", repeatable: true },
} as const satisfies Record<string, Call>;
