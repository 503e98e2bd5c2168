import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const commands: Words<typeof es.commands> = {
  list: "Comandos",
  prompts: "Prompts",
  hint: {
    imagen: "Criar uma imagem",
    describe: "Descrever uma imagem",
    resumen: "Resumir a conversa ou um texto",
    traduce: "Traduzir um texto",
    exporta: "Exportar a conversa",
    limpia: "Começar do zero",
  },
  given: {
    imagen: "descrição",
    describe: "pergunta",
    resumen: "texto",
    traduce: "idioma: texto",
    exporta: "word, pdf, markdown ou json",
    limpia: "conversa nova",
  },
  needsPrompt: "Escreva depois de /imagen o que você quer ver.",
  needsPicture: "Anexe uma imagem para descrevê-la.",
  needsText: "Escreva o que se traduz, por exemplo: /traduce inglés: Buenos días.",
  nothingToExport: "Ainda não há nada para exportar.",
  unknownFormat: "Formatos: word, pdf, markdown ou json.",
  cleared: "Conversa nova. A anterior continua na sua lista.",
};
