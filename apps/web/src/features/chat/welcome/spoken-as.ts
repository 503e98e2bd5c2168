import type { Brand } from "@metatron/contract/enums";
import type { AnsweringChat } from "../../../local-db/rows.ts";

export type Speaker = Brand | "images";

const SPEAKERS: Record<AnsweringChat, Speaker> = {
  "rh-plus": "rh",
  "chat-libre": "chatlibre",
  "ai-builder": "amelia",
  images: "images",
};

interface Spoken {
  brand: Brand;
  chat: AnsweringChat;
  /** The chat type of the brand's new conversations. */
  first: AnsweringChat;
  /** Whether the person has access to the brand's own chat. */
  isAllowed: boolean;
}

/** Whose texts greet: the brand's, until another chat type is chosen, which answers from other material. */
export function spokenAs({ brand, chat, first, isAllowed }: Spoken): Speaker {
  if (chat !== first) return SPEAKERS[chat];
  return isAllowed ? brand : "chatlibre";
}
