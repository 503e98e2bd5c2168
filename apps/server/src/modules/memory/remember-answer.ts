import type { Language } from "@metatron/contract/enums";

/** What became of a request to remember something. */
export type RememberRequest = "proposed" | "known" | "health";

const SENTENCES: Record<Language, Record<RememberRequest, string>> = {
  es: {
    proposed: "Puedo recordarlo. Confírmalo en la tarjeta de abajo: sin tu confirmación no se guarda nada.",
    known: "Ya lo tengo en cuenta. Lo que recuerdo de ti está en Ajustes, y ahí puedes cambiarlo o borrarlo.",
    health:
      "No propongo recordar datos de salud. Si quieres que lo tenga en cuenta, puedes escribirlo en Ajustes, en lo que recuerdo de ti.",
  },
  en: {
    proposed: "I can remember that. Confirm it on the card below: nothing is kept without your confirmation.",
    known:
      "I already take that into account. What I remember about you is in Settings, where you can change or delete it.",
    health:
      "I do not offer to remember facts about health. If you want me to consider it, you can write it in Settings, under what I remember about you.",
  },
  pt: {
    proposed: "Posso lembrar disso. Confirme no cartão abaixo: sem a sua confirmação nada é guardado.",
    known:
      "Já levo isso em conta. O que lembro de você está em Configurações, onde você pode alterar ou apagar.",
    health:
      "Não proponho lembrar dados de saúde. Se quiser que eu leve isso em conta, você pode escrever em Configurações, no que lembro de você.",
  },
};

/** The answer without a model to a message that only asks to remember something. */
export const rememberAnswer = (request: RememberRequest, language: Language): string =>
  SENTENCES[language][request];
