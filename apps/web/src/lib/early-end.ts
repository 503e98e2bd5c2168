import type { ConversationEnd } from "@metatron/contract/chat/conversation-end";

/**
 * The end of the conversation in the address, requested by the script in the page's head: the app's own code is
 * still being loaded then. The app takes it once.
 */
interface EarlyEnd {
  conversationId: string;
  /** Of the person whose token was sent: another person must never see it. */
  personKey: string;
  /** Undefined: not needed or not received, and the app asks in the usual way. */
  end: Promise<ConversationEnd | undefined>;
}

type Place = { metatronEarlyEnd?: EarlyEnd | undefined };

export function putEarlyEnd(early: EarlyEnd) {
  // Two scripts share nothing but the window.
  (globalThis as Place).metatronEarlyEnd = early;
}

/** The conversation whose end was requested for this person, until the app takes it. */
export function earlyConversation(personKey: string): string | undefined {
  const early = (globalThis as Place).metatronEarlyEnd;
  return early?.personKey === personKey ? early.conversationId : undefined;
}

export async function takeEarlyEnd(
  personKey: string,
  conversationId: string,
): Promise<ConversationEnd | undefined> {
  const place = globalThis as Place;
  const early = place.metatronEarlyEnd;
  place.metatronEarlyEnd = undefined;
  const isWanted = early?.personKey === personKey && early.conversationId === conversationId;
  return isWanted ? await early.end : undefined;
}
