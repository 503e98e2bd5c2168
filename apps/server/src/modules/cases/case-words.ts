import type { Language } from "@metatron/contract/enums";

export const caseWords: Record<
  Language,
  Record<"asked" | "answered" | "tried" | "conversation" | "other", string>
> = {
  es: {
    asked: "Lo que pregunté",
    answered: "Lo que respondió el asistente",
    tried: "Pasos que ya probé",
    conversation: "Conversación",
    other: "Otros",
  },
  en: {
    asked: "What I asked",
    answered: "What the assistant answered",
    tried: "Steps I have already tried",
    conversation: "Conversation",
    other: "Other",
  },
  pt: {
    asked: "O que perguntei",
    answered: "O que o assistente respondeu",
    tried: "Passos que já tentei",
    conversation: "Conversa",
    other: "Outros",
  },
};
