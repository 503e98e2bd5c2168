import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const survey: Words<typeof es.survey> = {
  title: "Como o assistente está ajudando você?",
  announced: "Há uma pesquisa breve acima da caixa de texto. Você pode fechá-la.",
  score: "Sua avaliação, de 1 a 5",
  scores: { "1": "Muito ruim", "2": "Ruim", "3": "Regular", "4": "Bom", "5": "Muito bom" },
  reason: "O que pesa mais na sua avaliação?",
  reasons: {
    answers: "As respostas",
    sources: "As fontes",
    speed: "A rapidez",
    ease: "A facilidade de uso",
    reliability: "Que funcione sempre",
    other: "Outra coisa",
  },
  comment: "Comentário",
  commentHint: "Se quiser, conte mais. É lido sem o seu nome.",
  send: "Enviar",
  dismiss: "Agora não",
  thanks: "Obrigado. Sua avaliação foi salva.",
  failed: "Não foi possível enviar a avaliação. {{reason}}",
  answers: {
    loading: "Carregando avaliações…",
    failed: "Não foi possível carregar as avaliações",
    empty: "Ninguém respondeu à pesquisa ainda",
    score: "{{score}} de 5",
    noComment: "Sem comentário",
  },
};
