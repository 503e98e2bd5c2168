import type { Language } from "@metatron/contract/enums";
import type { VerifiedAnswer } from "@metatron/contract/verified-answers/verified-answer";
import { toCsv } from "../../http/csv.ts";

const HEADS: Record<Language, readonly string[]> = {
  es: [
    "Pregunta",
    "Otras formas",
    "Respuesta",
    "Fuentes",
    "Chat",
    "Asistente",
    "Estado",
    "Caduca",
    "Verificó",
    "Cargo",
    "Fecha",
    "Usos",
  ],
  en: [
    "Question",
    "Other wordings",
    "Answer",
    "Sources",
    "Chat",
    "Assistant",
    "State",
    "Expires",
    "Verified by",
    "Role",
    "Date",
    "Uses",
  ],
  pt: [
    "Pergunta",
    "Outras formas",
    "Resposta",
    "Fontes",
    "Chat",
    "Assistente",
    "Estado",
    "Expira",
    "Verificou",
    "Cargo",
    "Data",
    "Usos",
  ],
};

export function verifiedCsv(answers: readonly VerifiedAnswer[], language: Language): string {
  return toCsv(
    [
      HEADS[language],
      ...answers.map((each) => [
        each.question,
        each.wordings.join(" | "),
        each.answer,
        each.sources.map(({ title, page }) => (page === null ? title : `${title} (${page})`)).join(" | "),
        each.chat,
        each.assistantName,
        each.state,
        each.expiresOn,
        each.reviewer,
        each.reviewerRole,
        each.verifiedAt.slice(0, 10),
        each.uses,
      ]),
    ],
    language,
  );
}
