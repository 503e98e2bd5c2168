import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/palette.ts";

export const palette: Words<typeof es.palette> = {
  title: "Buscar em tudo",
  placeholder: "O que você procura?",
  empty: "Nada corresponde ao que você digitou.",
  pages: "Páginas",
  preferences: "Configurações e preferências",
  session: "Sessão",
  assistants: "Assistentes",
  ownFiles: "Sua base de conhecimento",
  administration: "Administração",
  prompts: "Prompts",
  usePrompt: "Usar o prompt",
  messages: "Mensagens",
  documents: "Documentos",
  ask: "Perguntar",
  states: { "not-yet-valid": "ainda não vigente", expired: "expirado", superseded: "substituído" },
};
