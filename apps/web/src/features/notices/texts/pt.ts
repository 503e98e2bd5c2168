import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const notices: Words<typeof es.notices> = {
  title: "Avisos",
  empty: "Não há avisos",
  emptyText:
    "Aqui você vê quando um documento ou uma revisão dos seus assistentes vence, e quais assistentes e projetos compartilham com você.",
  loading: "Carregando os avisos…",
  failed: "Não foi possível carregar os avisos",
  unread: "Não lido",
  expiring: "«{{title}}» vence em {{day}}",
  expired: "«{{title}}» venceu em {{day}}",
  inAssistant: "No assistente {{assistant}}. Envie-o de novo ou mude a data final.",
  openDocuments: "Ver os documentos",
  shared: "{{by}} compartilhou com você o assistente «{{assistant}}»",
  sharedByNobody: "Você tem um assistente novo: «{{assistant}}»",
  roles: {
    owner: "Agora é seu: você pode alterá-lo, compartilhá-lo e excluí-lo.",
    editor: "Você pode usá-lo e alterá-lo.",
    viewer: "Você pode usá-lo.",
  },
  reviewExpiring: "A revisão de «{{assistant}}» vence em {{day}}",
  reviewExpired: "A revisão de «{{assistant}}» venceu em {{day}}",
  askForReview: "Ele continua em uso. Peça outra revisão para deixá-lo em dia.",
  openReview: "Ver a publicação",
  openAssistant: "Usar o assistente",
  projectShared: "{{by}} adicionou você ao projeto «{{project}}»",
  projectSharedByNobody: "Você está em um projeto novo: «{{project}}»",
  projectRoles: {
    owner: "Agora também é seu: você pode alterá-lo, convidar outras pessoas e excluí-lo.",
    editor: "Você pode lê-lo, alterar suas instruções e seus arquivos, e levar conversas.",
    reader: "Você pode ler suas conversas e seus arquivos.",
  },
  openProject: "Ver o projeto",
  handoverSent: "{{by}} deixou uma passagem de turno para você",
  handoverWithdrawn: "{{by}} retirou a passagem de turno que deixou para você",
  handoverWithdrawnText: "Não é mais preciso confirmar. Se for enviada de novo, você recebe outro aviso.",
  handoverReceived: "Recebida por {{by}}, {{time}}",
  readHandover: "Leia e confirme que a recebeu.",
  handoverGoesOn: "Alguém já continua a sua passagem de turno.",
  openHandover: "Ver a passagem",
};
