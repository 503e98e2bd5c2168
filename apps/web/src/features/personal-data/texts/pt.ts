import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const personalData: Words<typeof es.personalData> = {
  title: "Há dados pessoais na sua mensagem",
  description: "Antes de enviá-la a {{model}}, que está fora da empresa, decida o que fazer com eles.",
  anyModel: "um modelo",
  kindsLabel: "O que foi encontrado",
  kinds: {
    dni: "DNI",
    nie: "NIE",
    rut: "RUT",
    cpf: "CPF",
    passport: "Passaporte",
    iban: "Conta bancária",
    card: "Cartão de pagamento",
    pnr: "Localizador de reserva",
    ticket: "Número do bilhete",
    frequent_flyer: "Passageiro frequente",
    secret: "Senha ou chave",
  },
  elsewhere_one: "Há mais um dado nas mensagens anteriores ou nos arquivos.",
  elsewhere_many: "Há mais {{count}} dados nas mensagens anteriores ou nos arquivos.",
  elsewhere_other: "Há mais {{count}} dados nas mensagens anteriores ou nos arquivos.",
  how: "Se você os ocultar, o modelo recebe marcas no lugar e você vê a resposta com os seus dados. A sua decisão fica registrada, os dados não.",
  mask: "Ocultar e enviar",
  send: "Enviar assim",
  cancel: "Não enviar",
};
