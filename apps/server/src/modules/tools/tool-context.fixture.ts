import type { ToolContext } from "../turns/index.ts";

/** The context of a call in a test; nothing is in its scope unless a test adds it. */
export function toolContext(changes: Partial<ToolContext> = {}): ToolContext {
  return {
    personId: crypto.randomUUID(),
    roles: [],
    language: "es",
    conversationId: undefined,
    scope: { collections: [], fileIds: [] },
    idempotencyKey: `${crypto.randomUUID()}/1-call0`,
    signal: new AbortController().signal,
    progress: () => undefined,
    cite: () => {
      throw new Error("This tool cites nothing.");
    },
    reply: () => Promise.reject(new Error("This tool asks nothing.")),
    ...changes,
  };
}
