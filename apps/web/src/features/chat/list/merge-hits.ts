import type { HistoryHit } from "@metatron/contract/chat/conversation";

/**
 * Local hits first, in their order; then hits that only the server has, without conversations deleted here.
 */
export function mergeHits(
  here: readonly HistoryHit[],
  there: readonly HistoryHit[],
  isDeleted: (conversationId: string) => boolean,
): HistoryHit[] {
  const known = new Set(here.map(hitKey));
  return [...here, ...there.filter((hit) => !known.has(hitKey(hit)) && !isDeleted(hit.conversationId))];
}

export const hitKey = ({ conversationId, messageId }: HistoryHit) => `${conversationId} ${messageId ?? ""}`;
