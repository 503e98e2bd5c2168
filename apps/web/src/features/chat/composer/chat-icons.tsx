import { Image, LifeBuoy, MessageCircle, UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import type { AnsweringChat } from "../../../local-db/rows.ts";

export const CHAT_ICONS: Record<AnsweringChat, ReactNode> = {
  "rh-plus": <UsersRound />,
  "chat-libre": <MessageCircle />,
  "ai-builder": <LifeBuoy />,
  images: <Image />,
};
