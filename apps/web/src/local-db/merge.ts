import type { Conversation } from "@metatron/contract/chat/conversation";
import type { Message } from "@metatron/contract/chat/message";
import { digestMessage } from "@metatron/turn/digest";
import { feedbackFields } from "./messages.ts";
import type { Pending } from "./outbox.ts";
import type { ConversationRow, MessageRow } from "./rows.ts";

/**
 * The rule of conflicts: the server's version, which is the last write of each field by its time, with what was done
 * here and not sent yet on top. Deletion wins over both.
 */
export function mergeConversation(
  local: ConversationRow | undefined,
  server: Conversation,
  { patch }: Pick<Pending, "patch">,
): ConversationRow | undefined {
  // An answer that was overtaken on its way by a newer one.
  if (local?.serverUpdatedAt && local.serverUpdatedAt > server.updatedAt) return undefined;
  const hasMessages = local?.hasMessages ?? false;
  const isUnchanged = Object.keys(patch).length === 0;
  return {
    ...server,
    ...patch,
    // With its messages here it is computed from them: only then it proves that they are the server's.
    digest: !hasMessages && isUnchanged ? server.digest : "",
    isOnServer: true,
    hasMessages,
    serverUpdatedAt: server.updatedAt,
    tailCursor: local?.tailCursor ?? null,
    deletedAt: local?.deletedAt ?? null,
  };
}

function mergeMessage(
  local: MessageRow | undefined,
  server: Message,
  { sends, feedback }: Pick<Pending, "sends" | "feedback">,
): Omit<MessageRow, "seq"> {
  // A page that was read before the end of an answer must not set it back.
  const isBehind = local?.isOnServer && isFinal(local) && server.state === "streaming";
  const base = isBehind ? local : server;
  const given = feedback.get(server.id);
  const answerId = sends.findLast(({ questionId }) => questionId === server.id)?.answerId;
  return {
    ...base,
    activeFeedback: local?.activeFeedback ?? false,
    ...(given ? feedbackFields(given) : {}),
    ...(answerId ? { idAnswer: answerId } : {}),
    isOnServer: true,
  };
}

const isFinal = ({ state }: MessageRow) => state !== "streaming" && state !== "waiting";

interface Pulled {
  local: ReadonlyMap<string, MessageRow>;
  items: readonly Message[];
  pending: Pick<Pending, "sends" | "feedback">;
  /** False: `items` are the last ones of the conversation. */
  isWhole: boolean;
}

/** Messages of the server in its order, which says which version is the newest; what is not sent yet comes last. */
export function placePulled({ local, items, pending, isWhole }: Pulled): MessageRow[] {
  const arrived = new Set(items.map(({ id }) => id));
  const others = [...local.values()].filter(({ id }) => !arrived.has(id));
  const before = isWhole ? [] : others.filter(({ isOnServer }) => isOnServer);
  const first = before.reduce((next, { seq }) => Math.max(next, seq + 1), 0);
  const unsent = others.filter(({ isOnServer }) => !isOnServer);
  const merged = items.map((server) => mergeMessage(local.get(server.id), server, pending));
  return [...merged, ...unsent].map((row, at) => ({ ...row, seq: first + at }));
}

/** Rows that need no writing: each write makes the open pages read the conversation again. */
export function isSameRow(local: MessageRow | undefined, next: MessageRow): boolean {
  if (!local) return false;
  const { seq, state, text, updatedAt, isOnServer, sendFeedback } = local;
  return (
    seq === next.seq &&
    state === next.state &&
    text === next.text &&
    updatedAt === next.updatedAt &&
    isOnServer === next.isOnServer &&
    sendFeedback === next.sendFeedback &&
    comparable(local) === comparable(next)
  );
}

function comparable(row: MessageRow): string {
  // One that waits is unknown to the server; how it would be digested there does not matter here.
  return digestMessage({ ...row, state: row.state === "waiting" ? "streaming" : row.state });
}
