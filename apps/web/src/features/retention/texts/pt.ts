import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const retention: Words<typeof es.retention> = {
  title: "Conservação de dados",
  lede: "Por quanto tempo se guarda cada coisa. Uma tarefa diária apaga o que passa do prazo; fica na auditoria. Nenhum prazo pode ser menor que {{floor}} dias.",
  loading: "Carregando os prazos…",
  failed: "Não foi possível carregar os prazos",
  subjects: { conversations: "Conversas", files: "Arquivos e imagens", events: "Eventos de uso" },
  about: {
    conversations: "Desde o último uso, com suas mensagens, arquivos e trechos.",
    files:
      "Os de conversas e as imagens criadas, desde o envio. Os documentos de assistentes não são apagados.",
    events: "O que se registra do uso. Os totais por dia são mantidos.",
  },
  keep: "Guardar",
  forever: "Sempre",
  forDays: "Alguns dias",
  days: "Dias",
  daysWrong: "Entre {{floor}} e {{most}} dias.",
  keepsPinned: "Guardar as fixadas e favoritas",
  keepsPinnedFiles: "Guardar os de conversas fixadas e favoritas",
  preview: "Ver o que seria apagado",
  nothing: "Hoje nada seria apagado.",
  deletes_one: "{{count}} seria apagado, anterior a {{before}}.",
  deletes_many: "{{count}} seriam apagados, anteriores a {{before}}. O mais antigo é de {{oldest}}.",
  deletes_other: "{{count}} seriam apagados, anteriores a {{before}}. O mais antigo é de {{oldest}}.",
  keepsSome_one: "{{count}} fica por estar fixada ou ser favorita.",
  keepsSome_many: "{{count}} ficam por estarem fixadas ou serem favoritas.",
  keepsSome_other: "{{count}} ficam por estarem fixadas ou serem favoritas.",
  bytes: "Ocupam {{size}}.",
  fromConfiguration: "Valor da configuração",
  lastRun: "Última vez: {{at}}, apagados {{deleted}}.",
  neverRun: "Ainda não foi aplicado.",
  saved: "Prazo salvo",
  confirm: {
    title: "Salvar este prazo?",
    text: "A próxima tarefa diária apagará {{count}} para sempre. Não se pode desfazer.",
    yes: "Salvar o prazo",
    no: "Cancelar",
  },
};
