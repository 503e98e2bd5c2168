import type { Language } from "@metatron/contract/enums";

const SENTENCES: Record<Language, string> = {
  es: "No he encontrado nada en los documentos que responda a tu pregunta, así que prefiero no darte una respuesta sin respaldo. Prueba con otras palabras o con más detalle.",
  en: "I found nothing in the documents that answers your question, so I would rather not answer without support. Try other words or more detail.",
  pt: "Não encontrei nada nos documentos que responda à sua pergunta, por isso prefiro não dar uma resposta sem respaldo. Tente com outras palavras ou com mais detalhe.",
};

export const noSupportAnswer = (language: Language): string => SENTENCES[language];
