import type { Conversation } from "@metatron/contract/conversation";
import type { Message } from "@metatron/contract/message";
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

export function mergeMessage(
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
