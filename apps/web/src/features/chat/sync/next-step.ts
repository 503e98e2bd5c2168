import { MAX_ORGANISED_CONVERSATIONS } from "@metatron/contract/chat/constants";
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

/**
 * The next step to send: one entry, several changes of one conversation combined, or what one request does to many
 * conversations: deletions, or archives, tags and projects.
 */
export function nextStep({ entries, now, lane, streaming }: OutboxView): OutboxEntry[] | undefined {
  const due = lane === "others" ? entries.filter((entry) => isDueDeletion(entry, now)) : [];
  const deleted = new Set(due.map(({ conversationId }) => conversationId));
  const held = new Set<string>();
  for (const entry of entries) {
    const { conversationId } = entry;
    // A question that waits for the end of the answer must not hold back what that answer waits for.
    if (held.has(conversationId) && entry.operation.kind !== "tool-answer") continue;
    // Changes before the deletion of a conversation no longer matter.
    if (deleted.has(conversationId)) return due.slice(0, MAX_ORGANISED_CONVERSATIONS);
    const isReady = laneOf(entry) === lane && entry.notBefore <= now && !isAfterStreaming(entry, streaming);
    if (isReady) return entry.operation.kind === "patch" ? patchesFrom(entry, entries, now) : [entry];
    held.add(conversationId);
  }
  return undefined;
}

/** Imports that are ready, at most so many: reading the whole outbox for each of thousands would be slow. */
export function nextImports({ entries, now }: OutboxView, most: number): OutboxEntry[] {
  const held = new Set<string>();
  const ready: OutboxEntry[] = [];
  for (const entry of entries) {
    if (ready.length === most) break;
    const isFirst = !held.has(entry.conversationId);
    held.add(entry.conversationId);
    if (isFirst && entry.operation.kind === "import" && entry.notBefore <= now) ready.push(entry);
  }
  return ready;
}

/** The time of the next attempt; null where only an event can trigger it. */
export function nextLookAt({ entries, now, streaming }: OutboxView, pollEveryMs: number): number | null {
  const times = entries.flatMap((entry) => {
    if (entry.notBefore > now) return [entry.notBefore];
    return isAfterStreaming(entry, streaming) ? [now + pollEveryMs] : [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}

function isDueDeletion({ operation, notBefore }: OutboxEntry, now: number) {
  return operation.kind === "delete" && notBefore <= now;
}

function laneOf({ operation }: OutboxEntry): Lane {
  if (operation.kind === "upload") return "uploads";
  return operation.kind === "import" ? "imports" : "others";
}

function isAfterStreaming({ operation }: OutboxEntry, streaming: ReadonlySet<string>): boolean {
  return operation.kind === "send" && streaming.has(operation.request.parentId ?? "");
}

/** The changes of this conversation, and of others that fit into the same request. */
function patchesFrom(first: OutboxEntry, entries: readonly OutboxEntry[], now: number): OutboxEntry[] {
  const byConversation = Map.groupBy(entries, ({ conversationId }) => conversationId);
  const own = changesFrom(first, byConversation.get(first.conversationId) ?? [], now);
  if (!own.every(isOrganising)) return own;
  const others = [...byConversation.values()].flatMap((group) => {
    const [head] = group;
    if (!head || head.conversationId === first.conversationId) return [];
    const changes = changesFrom(head, group, now);
    return changes.length > 0 && changes.every(isOrganising) ? [changes] : [];
  });
  return [own, ...others].slice(0, MAX_ORGANISED_CONVERSATIONS).flat();
}

const ORGANISED: ReadonlySet<string> = new Set(["archived", "tags", "projectId"]);

function isOrganising({ operation }: OutboxEntry): boolean {
  return operation.kind === "patch" && Object.keys(operation.patch).every((field) => ORGANISED.has(field));
}

function changesFrom(first: OutboxEntry, own: readonly OutboxEntry[], now: number): OutboxEntry[] {
  const after = own.slice(own.indexOf(first));
  const end = after.findIndex(({ operation, notBefore }) => operation.kind !== "patch" || notBefore > now);
  return end === -1 ? after : after.slice(0, end);
}
