import type { Words } from "../../../lib/texts.ts";
import type { temporaryRules as es } from "./es.ts";

export const temporaryRules: Words<typeof es> = {
  title: "Conversas temporárias",
  lede: "Uma conversa temporária não é salva: o servidor guarda só o consumo e as decisões sobre dados pessoais. Para quem tem várias funções, «Não permitidas» vence «Sempre».",
  loading: "Carregando as regras…",
  failed: "Não foi possível carregar as regras das conversas temporárias",
  saved: "Regra salva. Vale a partir da próxima vez que o aplicativo for aberto.",
  default: "Conforme a configuração ({{mode}})",
  modes: { off: "Não permitidas", optional: "Cada pessoa escolhe", always: "Sempre" },
};
