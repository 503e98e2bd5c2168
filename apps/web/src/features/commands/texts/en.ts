import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const commands: Words<typeof es.commands> = {
  list: "Commands",
  prompts: "Prompts",
  hint: {
    imagen: "Create an image",
    describe: "Describe an image",
    resumen: "Summarise the conversation or a text",
    traduce: "Translate a text",
    exporta: "Export the conversation",
    limpia: "Start afresh",
  },
  given: {
    imagen: "description",
    describe: "question",
    resumen: "text",
    traduce: "language: text",
    exporta: "word, pdf, markdown or json",
    limpia: "new conversation",
  },
  needsPrompt: "Write after /imagen what you want to see.",
  needsPicture: "Attach an image to have it described.",
  needsText: "Write what is translated, for example: /traduce inglés: Buenos días.",
  nothingToExport: "There is nothing to export yet.",
  unknownFormat: "Formats: word, pdf, markdown or json.",
  cleared: "New conversation. The one before is still in your list.",
};
