import type { Texts } from "../texts.ts";

export const news = {
  title: "Novidades",
  none: "Não há novidades",
  noneText: "Quando algo mudar em {{brand}}, você lê aqui.",
  loading: "Carregando as novidades…",
  failed: "Não foi possível carregar as novidades",
  unseen: "Não vista",
  today: "Hoje",
  draft: "Rascunho",
  mustRead: "Aviso de leitura obrigatória",
  acknowledge: "Li e entendi",
  notKept: "Não foi possível guardar sua confirmação. O aviso voltará na sua próxima visita.",
} satisfies Texts["news"];
