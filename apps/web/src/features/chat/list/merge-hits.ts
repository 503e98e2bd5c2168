import type { HistoryHit } from "@metatron/contract/chat/conversation";

/** What is found here first, in its order; then what only the server has, of conversations that were not deleted here. */
export function mergeHits(
  here: readonly HistoryHit[],
  there: readonly HistoryHit[],
  isDeleted: (conversationId: string) => boolean,
): HistoryHit[] {
  const known = new Set(here.map(hitKey));
  return [...here, ...there.filter((hit) => !known.has(hitKey(hit)) && !isDeleted(hit.conversationId))];
}

export const hitKey = ({ conversationId, messageId }: HistoryHit) => `${conversationId} ${messageId ?? ""}`;
