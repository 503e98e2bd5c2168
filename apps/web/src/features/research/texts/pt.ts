import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const research: Words<typeof es.research> = {
  planTitle: "Plano da investigação",
  planText: "Mude, reordene ou remova o que quiser. Nada é pesquisado até você tocar em Começar.",
  where: "Vou pesquisar em {{where}}.",
  places: { search_documents: "documentos", search_web: "sites da web" },
  nowhere: "Aqui não há documentos nem web para pesquisar: vou usar só o que você enviou.",
  line: "Pergunta {{place}} de {{of}}",
  up: "Subir a pergunta {{place}}",
  down: "Descer a pergunta {{place}}",
  remove: "Remover a pergunta {{place}}",
  moved: "Agora é a {{place}} de {{of}}",
  removed_one: "Removida. Resta {{count}} pergunta.",
  removed_many: "Removida. Restam {{count}} perguntas.",
  removed_other: "Removida. Restam {{count}} perguntas.",
  add: "Adicionar uma pergunta",
  start: "Começar",
  cancel: "Cancelar",
  progress: "Andamento da investigação",
  searching: "Investigando {{place}} de {{of}}",
  writing: "Escrevendo o relatório",
  states: { done: "feita", current: "em andamento", open: "pendente" },
};
