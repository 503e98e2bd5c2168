import type { Brand, ChatType } from "@metatron/contract/enums";
import { BRAND_PROFILES } from "../../../lib/brand.ts";
import type { AnsweringChat } from "../../../local-db/rows.ts";

interface Available {
  /** The id of the official service desk assistant; null where there is none for this person. */
  serviceDesk: string | null;
  chats: readonly ChatType[];
}

/** What a new conversation of a brand talks to: free chat, where the brand's own is not for this person. */
export function firstChatOf(
  brand: Brand,
  { serviceDesk, chats }: Available,
): { chat: AnsweringChat; assistantId: string | null } {
  const { chatType } = BRAND_PROFILES[brand];
  if (chatType === "ai-builder" && serviceDesk) return { chat: chatType, assistantId: serviceDesk };
  const isRhPlus = chatType === "rh-plus" && chats.includes(chatType);
  return { chat: isRhPlus ? chatType : "chat-libre", assistantId: null };
}
