import type { VerifiedAnswerFields } from "@metatron/contract/verified-answers/verified-answer";

/** A verified answer of RH+, of which a test states only what it is about. */
export const verifiedFields: VerifiedAnswerFields = {
  chat: "rh-plus",
  assistantId: null,
  question: "¿Cuántos días tengo por el traslado del loro?",
  wordings: [],
  answer: "Son 4 días.",
  sources: [{ title: "Convenio", page: 7, passage: "Cuatro días por traslado.", fileId: null, url: null }],
  expiresOn: "2999-12-31",
  reviewerRole: "Recursos Humanos",
};
