import type { Texts } from "../texts.ts";

export const rooms = {
  conversationMissing: {
    page: "Conversa",
    title: "Esta conversa não está aqui",
    text: "Ela pode ter sido excluída, ou o link pode ser de outra pessoa.",
  },
} satisfies Texts["rooms"];
