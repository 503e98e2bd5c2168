import type { Brand } from "@metatron/contract/enums";
import { BRAND_PROFILES } from "../../../lib/brand.ts";
import type { AnsweringChat } from "../../../local-db/rows.ts";

/**
 * What a new conversation of a brand talks to. `serviceDesk` is the id of the official service desk assistant; where
 * there is none, Amelia answers as free chat does.
 */
export function firstChatOf(
  brand: Brand,
  serviceDesk: string | null,
): { chat: AnsweringChat; assistantId: string | null } {
  const { chatType } = BRAND_PROFILES[brand];
  if (chatType === "ai-builder" && serviceDesk) return { chat: chatType, assistantId: serviceDesk };
  return { chat: chatType === "rh-plus" ? chatType : "chat-libre", assistantId: null };
}
