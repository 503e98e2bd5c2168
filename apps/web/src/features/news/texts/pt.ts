import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const news: Words<typeof es.news> = {
  title: "Novidades",
  none: "Não há novidades",
  noneText: "Quando algo mudar em {{brand}}, você lê aqui.",
  loading: "Carregando as novidades…",
  failed: "Não foi possível carregar as novidades",
  unseen: "Não vista",
  original: "Em {{language}}",
  today: "Hoje",
  draft: "Rascunho",
  mustRead: "Aviso de leitura obrigatória",
  acknowledge: "Li e entendi",
  desist: "Agora não",
  desistHint: "O aviso voltará na sua próxima visita.",
  notKept: "Não foi possível guardar sua confirmação. O aviso voltará na sua próxima visita.",
};
