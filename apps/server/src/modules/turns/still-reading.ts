import type { Notice } from "@metatron/contract/chat/stream-parts";
import type { Language } from "@metatron/contract/enums";
import type { ReadingProgress } from "../retrieval/index.ts";

/** With a smaller share of its documents, the embedded answerer would quote the wrong rule as if it were the only one. */
const LEAST_SHARE = 0.9;

const SENTENCES: Record<Language, (progress: ReadingProgress) => string> = {
  es: ({ read, of }) =>
    `Todavía estoy leyendo los documentos: llevo ${read} de ${of}. Con solo una parte podría darte una respuesta equivocada, así que pregúntame de nuevo dentro de un momento.`,
  en: ({ read, of }) =>
    `I am still reading the documents: ${read} of ${of} so far. From only a part of them I might give you a wrong answer, so please ask me again in a moment.`,
  pt: ({ read, of }) =>
    `Ainda estou lendo os documentos: ${read} de ${of} até agora. Com apenas uma parte eu poderia dar uma resposta errada; pergunte de novo daqui a pouco.`,
};

export const stillReadingAnswer = (progress: ReadingProgress, language: Language): string =>
  SENTENCES[language](progress);

export const knowsTooLittle = ({ read, of }: ReadingProgress): boolean => read < of * LEAST_SHARE;

export const readingNotices = ({ read, of }: ReadingProgress): Notice[] =>
  read < of ? [{ kind: "documents_being_read", read, of }] : [];
