import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const personalData: Words<typeof es.personalData> = {
  title: "There is personal data in your message",
  description: "Before it is sent to {{model}}, which is outside the company, decide what to do with it.",
  anyModel: "a model",
  kindsLabel: "What was found",
  kinds: {
    dni: "DNI",
    nie: "NIE",
    rut: "RUT",
    cpf: "CPF",
    passport: "Passport",
    iban: "Bank account",
    card: "Payment card",
    pnr: "Booking reference",
    ticket: "Ticket number",
    frequent_flyer: "Frequent flyer",
    secret: "Password or key",
  },
  elsewhere_one: "There is one more in earlier messages or files.",
  elsewhere_many: "There are {{count}} more in earlier messages or files.",
  elsewhere_other: "There are {{count}} more in earlier messages or files.",
  how: "If you hide it, the model gets marks in its place and you see the answer with your data. Your decision is recorded, the data is not.",
  mask: "Hide and send",
  send: "Send as it is",
  cancel: "Do not send",
};
