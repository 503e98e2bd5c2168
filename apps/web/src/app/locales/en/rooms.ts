import type { Texts } from "../texts.ts";

export const rooms = {
  conversationMissing: {
    page: "Conversation",
    title: "This conversation is not here",
    text: "It may have been deleted, or the link may belong to someone else.",
  },
} satisfies Texts["rooms"];
