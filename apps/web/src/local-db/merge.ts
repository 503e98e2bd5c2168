import type { Conversation } from "@metatron/contract/chat/conversation";
import type { Message } from "@metatron/contract/chat/message";
import { digestMessage } from "@metatron/turn/digest";
import { feedbackFields } from "./messages.ts";
import type { Pending } from "./outbox.ts";
import type { ConversationRow, MessageRow } from "./rows.ts";
import { applyTagChanges } from "./tags.ts";

/**
 * Conflict resolution: the server's version, which holds the last write of each field by its time, with
 * unsent local changes on top. Deletion wins over both.
 */
export function mergeConversation(
  local: ConversationRow | undefined,
  server: Conversation,
  { patch, sends, tagChanges }: Pick<Pending, "patch" | "sends" | "tagChanges">,
): ConversationRow | undefined {
  // This response was overtaken by a newer one.
  if (local?.serverUpdatedAt && local.serverUpdatedAt > server.updatedAt) return undefined;
  const hasMessages = local?.hasMessages ?? false;
  const tags = applyTagChanges(server.tags, tagChanges);
  const isUnchanged = Object.keys(patch).length === 0 && tags === server.tags;
  return {
    ...server,
    tags,
    // The server un-archives the conversation when it gets the question.
    archived: server.archived && sends.length === 0,
    ...patch,
    // With messages stored here, the digest is computed from them: only
    // then does it prove that they match the server's.
    digest: !hasMessages && isUnchanged ? server.digest : "",
    isOnServer: true,
    hasMessages,
    serverUpdatedAt: server.updatedAt,
    tailCursor: local?.tailCursor ?? null,
    deletedAt: local?.deletedAt ?? null,
  };
}

export function mergeMessage(
  local: MessageRow | undefined,
  server: Message,
  { sends, feedback }: Pick<Pending, "sends" | "feedback">,
): Omit<MessageRow, "seq"> {
  // A page that was read before the end of an answer must not revert the answer to streaming.
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
  /** False: `items` are only the last messages of the conversation. */
  isWhole: boolean;
}

/**
 * The server's messages in its order, which decides which version is the newest; unsent messages come last.
 */
export function placePulled({ local, items, pending, isWhole }: Pulled): MessageRow[] {
  const arrived = new Set(items.map(({ id }) => id));
  const others = [...local.values()].filter(({ id }) => !arrived.has(id));
  const before = isWhole ? [] : others.filter(({ isOnServer }) => isOnServer);
  const first = before.reduce((next, { seq }) => Math.max(next, seq + 1), 0);
  const unsent = others.filter(({ isOnServer }) => !isOnServer);
  const merged = items.map((server) => mergeMessage(local.get(server.id), server, pending));
  return [...merged, ...unsent].map((row, at) => ({ ...row, seq: first + at }));
}

/** Unchanged rows are not written, because each write makes open pages read the conversation again. */
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
  // A waiting message is unknown to the server, so its digest only has to be consistent here.
  return digestMessage({ ...row, state: row.state === "waiting" ? "streaming" : row.state });
}
