import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const feedback: Words<typeof es.feedback> = {
  title: "O que falhou?",
  titleError: "O que aconteceu?",
  close: "Fechar",
  reasonsLabel: "Motivos",
  error: "Deu um erro",
  comment: "Comentário",
  commentHint: "Conte com as suas palavras, se quiser",
  readBy: "A equipe de conteúdo lê, sem o seu nome, com esta pergunta, a resposta e as fontes.",
  send: "Enviar",
  thanks: "Obrigado. A equipe de conteúdo lê, sem o seu nome.",
  thanksLater: "Sua opinião foi salva. Será enviada quando houver conexão.",
  notSaved: "Este navegador não conseguiu salvar sua opinião.",
  reasons: {
    not_what_i_asked: "Não responde ao que perguntei",
    wrong: "Está incorreto",
    out_of_date: "Dado desatualizado",
    no_source: "Falta a fonte",
    tone: "O tom não é adequado",
    too_long: "Longa demais",
    other: "Outro motivo",
  },
  states: {
    waiting: "Sua opinião será enviada quando houver conexão",
    received: "Opinião recebida",
    reviewed: "Opinião revisada",
    corrected: "Corrigido graças à sua opinião",
  },
  note: "Resposta da equipe: {{note}}",
  change: "Alterar",
  corrected_one: "Graças à sua opinião, uma resposta foi corrigida.",
  corrected_many: "Graças às suas opiniões, {{count}} respostas foram corrigidas.",
  corrected_other: "Graças às suas opiniões, {{count}} respostas foram corrigidas.",
  seeAnswer: "Ver a resposta",
};
