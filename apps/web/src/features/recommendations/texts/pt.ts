import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const recommendations: Words<typeof es.recommendations> = {
  asked: "O que mais se pregunta",
  starters: "Para começar",
  loading: "Buscando sugestões…",
};
