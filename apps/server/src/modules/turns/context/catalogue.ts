import type { Language } from "@metatron/contract/enums";
import { foldText } from "@metatron/text/fold-text";
import { oneLine } from "@metatron/text/one-line";
import { validityOf } from "../../../adapters/models/index.ts";
import type { DocumentList, ListedDocument } from "../../retrieval/index.ts";

const MOST_SHOWN = 60;
const LONGEST_QUESTION = 120;

/** Whole questions, without accents and signs; a longer one asks about something else («¿Qué documentos necesito para…?»). */
const QUESTIONS: readonly RegExp[] = [
  /^(?:que|cuales|cuantos) (?:son )?(?:los |tus )?(?:documentos|fuentes|manuales|politicas|archivos|ficheros)(?: (?:hay|tienes|conoces|usas|manejas|consultas|son|tengo))?(?: (?:disponibles|aqui|cargados|adjuntos))?$/,
  /^(?:lista|listame|enumera|enumerame|muestra|muestrame|ensename|dime) (?:los |tus |que )?(?:documentos|fuentes|manuales|archivos)(?: (?:disponibles|que tienes|tienes|que hay))?$/,
  /^(?:de|sobre) que (?:temas |cosas |asuntos )?(?:me )?(?:puedes|sabes|podrias) (?:responder|responderme|hablar|ayudar|ayudarme|informar|informarme|contestar)$/,
  /^(?:en|con) que (?:me )?(?:puedes|podrias) (?:ayudar|ayudarme)$/,
  /^que (?:temas (?:conoces|cubres|sabes|llevas|respondes)|puedo preguntarte|te puedo preguntar)$/,
  /^(?:what|which) (?:documents|sources|files|manuals|policies) (?:do you have|do you know|are there|are available|can you use|can you read|have you got)$/,
  /^list (?:the|your|all) (?:documents|sources|files)$/,
  /^what (?:can you answer|can you help with|can you help me with|can you tell me about|topics do you cover|topics do you know|can i ask|can i ask you|can i ask you about)$/,
  /^(?:que|quais) (?:sao )?(?:os )?(?:seus )?(?:documentos|fontes|arquivos)(?: (?:voce tem|voce conhece|voce usa|existem|ha|estao disponiveis|disponiveis))?$/,
  /^(?:sobre|de) (?:o )?que (?:temas |assuntos )?(?:voce )?(?:pode|sabe) (?:responder|falar|ajudar)$/,
  /^(?:em|com) que (?:voce )?pode (?:me )?ajudar$/,
  /^o que (?:posso perguntar|posso te perguntar|voce pode responder)$/,
];

/** «¿Qué documentos tienes?», «What can you answer?»: the list itself is the answer. */
export function asksForCatalogue(question: string): boolean {
  if (question.length > LONGEST_QUESTION) return false;
  const asked = oneLine(foldText(question).replace(/[¿?¡!.,]/g, " "));
  return QUESTIONS.some((known) => known.test(asked));
}

type Status = "valid" | "notYetValid" | "expired" | "superseded";

const statusOf = ({ isSuperseded, isExpired, isNotYetValid }: ListedDocument): Status =>
  isSuperseded ? "superseded" : isExpired ? "expired" : isNotYetValid ? "notYetValid" : "valid";

interface Words {
  head: (documents: number) => string;
  none: string;
  revision: string;
  status: Record<Exclude<Status, "valid">, string>;
  more: (documents: number) => string;
  tail: string;
}

const WORDS: Record<Language, Words> = {
  es: {
    head: (documents) =>
      documents === 1
        ? "Puedo responder con este documento:"
        : `Puedo responder con estos ${documents} documentos:`,
    none: "Aquí no tengo ningún documento todavía. Adjunta uno y te respondo con él.",
    revision: "rev.",
    status: { notYetValid: "todavía no vigente", expired: "caducado", superseded: "sustituido por otro" },
    more: (documents) => `… y ${documents} más.`,
    tail: "Pregúntame por lo que necesites y te enseño el documento y la página.",
  },
  en: {
    head: (documents) =>
      documents === 1
        ? "I can answer from this document:"
        : `I can answer from these ${documents} documents:`,
    none: "I have no documents here yet. Attach one and I answer from it.",
    revision: "rev.",
    status: { notYetValid: "not valid yet", expired: "expired", superseded: "replaced by another" },
    more: (documents) => `… and ${documents} more.`,
    tail: "Ask me what you need and I show you the document and the page.",
  },
  pt: {
    head: (documents) =>
      documents === 1
        ? "Posso responder com este documento:"
        : `Posso responder com estes ${documents} documentos:`,
    none: "Ainda não tenho nenhum documento aqui. Anexe um e respondo com ele.",
    revision: "rev.",
    status: { notYetValid: "ainda não vigente", expired: "vencido", superseded: "substituído por outro" },
    more: (documents) => `… e mais ${documents}.`,
    tail: "Pergunte o que precisar e mostro o documento e a página.",
  },
};

/** The list for a person, as Markdown. */
export function catalogueAnswer({ documents, total }: DocumentList, language: Language): string {
  const say = WORDS[language];
  if (documents.length === 0) return say.none;
  const shown = documents.slice(0, MOST_SHOWN);
  const lines = shown.map((document) => {
    const status = statusOf(document);
    const about = [
      ...(document.revision ? [`${say.revision} ${document.revision}`] : []),
      ...(status === "valid" ? [] : [`**${say.status[status]}**`]),
    ];
    return `- ${escaped(document.title)}${about.length > 0 ? ` (${about.join(", ")})` : ""}`;
  });
  const rest = total > shown.length ? [say.more(total - shown.length)] : [];
  return [say.head(total), [...lines, ...rest].join("\n"), say.tail].join("\n\n");
}

/** A title comes from a file, so its Markdown is escaped: a title must not become a link or an image. */
const escaped = (title: string) => title.replace(/\s+/g, " ").replace(/[\\`*_{}[\]<>!|]/g, "\\$&");

/** The list for a model, with as many titles as the budget holds. */
export function catalogueFact({ documents, total }: DocumentList, budgetChars: number): string {
  const lines: string[] = [];
  let room = budgetChars;
  for (const document of documents) {
    const { title, revision } = document;
    const about = [revision ? `revision ${revision}` : "", validityOf(document)].filter(Boolean).join("; ");
    const line = `- ${oneLine(title)}${about ? ` (${about})` : ""}`;
    if (line.length + 1 > room) break;
    lines.push(line);
    room -= line.length + 1;
  }
  const rest = total > lines.length ? [`- and ${total - lines.length} more`] : [];
  return [`Documents that can be searched here (${total}):`, ...lines, ...rest].join("\n");
}
