import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const desk: Words<typeof es.desk> = {
  label: "Passo a passo",
  place: "Passo {{n}} de {{count}}",
  tried: "já tentado",
  worked: "Funcionou",
  failed: "Não funcionou",
  ticket: "Abrir uma solicitação",
  solved: "Que bom que funciona. Estamos aqui se acontecer de novo.",
  exhausted:
    "Você tentou todos os passos. Abro uma solicitação com o que já fez, para que não precise repetir.",
  ticketWithSteps: "Abrir uma solicitação com os passos",
  notTold: "Não foi possível salvar o passo. Tente de novo.",
};
