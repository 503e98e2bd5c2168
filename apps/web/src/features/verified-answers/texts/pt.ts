import type { verified as es } from "./es.ts";

export const verified: typeof es = {
  mark: "Verificada por uma pessoa",
  written: {
    es: "A resposta está em espanhol, com as palavras de quem a verificou.",
    en: "A resposta está em inglês, com as palavras de quem a verificou.",
    pt: "A resposta está em português, com as palavras de quem a verificou.",
  },
};
