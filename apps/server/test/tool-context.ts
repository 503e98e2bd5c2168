import type { CitablePassage, ToolContext } from "../src/modules/turns/index.ts";

type Numbered = CitablePassage & { n: number };

export interface TestToolContext extends ToolContext {
  /** What the tools made citable, by number. */
  cited: ReadonlyMap<number, Numbered>;
}

/** The context of a call, of which a test states only what it is about; nothing is in its scope by default. */
export function toolContext(changes: Partial<ToolContext> = {}): TestToolContext {
  const cited = new Map<number, Numbered>();
  return {
    personId: crypto.randomUUID(),
    roles: ["chat_metatron_user_basic"],
    language: "es",
    conversationId: undefined,
    scope: { collections: [], fileIds: [] },
    idempotencyKey: `${crypto.randomUUID()}/1-call0`,
    signal: new AbortController().signal,
    progress: () => undefined,
    cite: (passages) =>
      passages.map((passage) => {
        const known = [...cited.values()].find(({ id }) => id === passage.id);
        const numbered = { ...passage, n: known?.n ?? cited.size + 1 };
        cited.set(numbered.n, numbered);
        return numbered;
      }),
    reply: () => Promise.reject(new Error("Nobody is asked.")),
    fill: () => Promise.reject(new Error("Nobody is asked.")),
    ...changes,
    cited,
  };
}
