import type { Brand, ChatType } from "@metatron/contract/enums";
import { BRAND_PROFILES } from "../../../lib/brand.ts";
import type { AnsweringChat } from "../../../local-db/rows.ts";

interface Available {
  /** The id of the official service desk assistant; null where this person has none. */
  serviceDesk: string | null;
  chats: readonly ChatType[];
}

/**
 * The chat type of a brand's new conversation; free chat where this person has no access to the brand's own.
 */
export function firstChatOf(
  brand: Brand,
  { serviceDesk, chats }: Available,
): { chat: AnsweringChat; assistantId: string | null } {
  const { chatType } = BRAND_PROFILES[brand];
  if (chatType === "ai-builder" && serviceDesk) return { chat: chatType, assistantId: serviceDesk };
  const isRhPlus = chatType === "rh-plus" && chats.includes(chatType);
  return { chat: isRhPlus ? chatType : "chat-libre", assistantId: null };
}
