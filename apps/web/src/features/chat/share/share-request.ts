import type { SharedPart } from "@metatron/contract/shares/constants";

/** What a person wants to share; without a message, the conversation as it is shown. */
export interface ShareRequest {
  conversationId: string;
  messageId: string | null;
  part: SharedPart;
}

let requested: ShareRequest | null = null;
const listeners = new Set<() => void>();

/** Opens the dialog from any menu, and starts loading its code; null closes it. */
export function requestShare(request: ShareRequest | null): void {
  requested = request;
  for (const listener of listeners) listener();
}

export const requestedShare = (): ShareRequest | null => requested;

export function onShareRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
