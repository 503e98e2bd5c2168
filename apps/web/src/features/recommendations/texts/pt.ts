import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const recommendations: Words<typeof es.recommendations> = {
  rh: "O que mais se pergunta esta semana",
  chatlibre: "Para começar",
  amelia: "O mais frequente",
  loading: "Buscando sugestões…",
};
