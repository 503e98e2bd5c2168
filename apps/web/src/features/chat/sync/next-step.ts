import type { OutboxEntry } from "../../../local-db/rows.ts";

/** Uploads and imports may last minutes; only their own conversation waits for them. */
export type Lane = "uploads" | "imports" | "others";

export interface OutboxView {
  entries: readonly OutboxEntry[];
  now: number;
  lane: Lane;
  /**
   * Running answers: a question after one of them waits for its end,
   * or the model would not see it in the history.
   */
  streaming: ReadonlySet<string>;
}

/** The next step to send: one entry, or several changes of one conversation combined. */
export function nextStep({ entries, now, lane, streaming }: OutboxView): OutboxEntry[] | undefined {
  const held = new Set<string>();
  for (const entry of entries) {
    const { conversationId } = entry;
    // A question that waits for the end of the answer must not hold back what that answer waits for.
    if (held.has(conversationId) && entry.operation.kind !== "tool-answer") continue;
    const deletion = lane === "others" && entries.find((other) => isDueDeletion(other, entry, now));
    // Changes before the deletion of a conversation no longer matter.
    if (deletion) return [deletion];
    const isReady = laneOf(entry) === lane && entry.notBefore <= now && !isAfterStreaming(entry, streaming);
    if (isReady) return entry.operation.kind === "patch" ? changesFrom(entry, entries, now) : [entry];
    held.add(conversationId);
  }
  return undefined;
}

/** The time of the next attempt; null where only an event can trigger it. */
export function nextLookAt({ entries, now, streaming }: OutboxView, pollEveryMs: number): number | null {
  const times = entries.flatMap((entry) => {
    if (entry.notBefore > now) return [entry.notBefore];
    return isAfterStreaming(entry, streaming) ? [now + pollEveryMs] : [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}

function isDueDeletion({ operation, ...other }: OutboxEntry, { conversationId }: OutboxEntry, now: number) {
  return operation.kind === "delete" && other.conversationId === conversationId && other.notBefore <= now;
}

function laneOf({ operation }: OutboxEntry): Lane {
  if (operation.kind === "upload") return "uploads";
  return operation.kind === "import" ? "imports" : "others";
}

function isAfterStreaming({ operation }: OutboxEntry, streaming: ReadonlySet<string>): boolean {
  return operation.kind === "send" && streaming.has(operation.request.parentId ?? "");
}

function changesFrom(first: OutboxEntry, entries: readonly OutboxEntry[], now: number): OutboxEntry[] {
  const own = entries.filter((entry) => entry.conversationId === first.conversationId);
  const after = own.slice(own.indexOf(first));
  const end = after.findIndex(({ operation, notBefore }) => operation.kind !== "patch" || notBefore > now);
  return end === -1 ? after : after.slice(0, end);
}
