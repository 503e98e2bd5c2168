import type { Language } from "@metatron/contract/enums";
import { guessLanguage } from "@metatron/text/guess-language";
import type { ReachedLimit, ResearchTurn } from "../turns/index.ts";

/** Sentences of a report that the product writes itself. */
export interface ReportTexts {
  summary(found: number, of: number): string;
  missingTitle: string;
  nothingMissing: string;
  nothingFound: string;
  notSearched: string;
  where: Record<"documents" | "web" | "both" | "nowhere", string>;
  webFailed: string;
  documentsFailed: string;
  reached: Record<ReachedLimit, string>;
  unconfirmed: string;
}

const texts: Record<Language, ReportTexts> = {
  es: {
    summary: (found, of) =>
      of === 1
        ? found === 1
          ? "Busqué la pregunta y encontré material para responderla."
          : "Busqué la pregunta y no encontré nada que la responda."
        : `Busqué ${of} preguntas y encontré material para responder ${found} de ellas.`,
    missingTitle: "Lo que no encontré",
    nothingMissing: "Encontré material para todas las preguntas del plan.",
    nothingFound: "Nada de lo que busqué lo responde.",
    notSearched: "No llegué a buscarla.",
    where: {
      documents: "Busqué solo en los documentos.",
      web: "Busqué solo en la web.",
      both: "Busqué en los documentos y en la web.",
      nowhere: "No había documentos ni web en los que buscar: usé solo lo que enviaste.",
    },
    webFailed: "La búsqueda en la web no respondió.",
    documentsFailed: "La búsqueda en los documentos no respondió.",
    reached: {
      steps:
        "La investigación llegó a su límite de pasos. El informe recoge lo encontrado hasta ese momento.",
      seconds:
        "La investigación llegó a su límite de tiempo. El informe recoge lo encontrado hasta ese momento.",
      tokens:
        "La investigación llegó a su límite de tokens. El informe recoge lo encontrado hasta ese momento.",
      cost: "La investigación llegó a su límite de coste. El informe recoge lo encontrado hasta ese momento.",
    },
    unconfirmed: "La investigación no empezó, porque nadie confirmó el plan en un día.",
  },
  en: {
    summary: (found, of) =>
      of === 1
        ? found === 1
          ? "I searched for the question and found material that answers it."
          : "I searched for the question and found nothing that answers it."
        : `I searched for ${of} questions and found material to answer ${found} of them.`,
    missingTitle: "What I did not find",
    nothingMissing: "I found material for every question of the plan.",
    nothingFound: "Nothing that I searched answers it.",
    notSearched: "I did not get to search for it.",
    where: {
      documents: "I searched the documents only.",
      web: "I searched the web only.",
      both: "I searched the documents and the web.",
      nowhere: "There were no documents and no web to search: I used only the material that you sent.",
    },
    webFailed: "The web search did not respond.",
    documentsFailed: "The document search did not respond.",
    reached: {
      steps: "The search reached its limit of steps. The report has what was found until then.",
      seconds: "The search reached its time limit. The report has what was found until then.",
      tokens: "The search reached its limit of tokens. The report has what was found until then.",
      cost: "The search reached its cost limit. The report has what was found until then.",
    },
    unconfirmed: "The search did not start, because nobody confirmed its plan within a day.",
  },
  pt: {
    summary: (found, of) =>
      of === 1
        ? found === 1
          ? "Pesquisei a pergunta e encontrei material para respondê-la."
          : "Pesquisei a pergunta e não encontrei nada que a responda."
        : `Pesquisei ${of} perguntas e encontrei material para responder ${found} delas.`,
    missingTitle: "O que não encontrei",
    nothingMissing: "Encontrei material para todas as perguntas do plano.",
    nothingFound: "Nada do que pesquisei responde a isso.",
    notSearched: "Não cheguei a pesquisá-la.",
    where: {
      documents: "Pesquisei só nos documentos.",
      web: "Pesquisei só na web.",
      both: "Pesquisei nos documentos e na web.",
      nowhere: "Não havia documentos nem web em que pesquisar: usei só o que você enviou.",
    },
    webFailed: "A pesquisa na web não respondeu.",
    documentsFailed: "A pesquisa nos documentos não respondeu.",
    reached: {
      steps: "A investigação chegou ao limite de passos. O relatório traz o que foi encontrado até então.",
      seconds: "A investigação chegou ao limite de tempo. O relatório traz o que foi encontrado até então.",
      tokens: "A investigação chegou ao limite de tokens. O relatório traz o que foi encontrado até então.",
      cost: "A investigação chegou ao limite de custo. O relatório traz o que foi encontrado até então.",
    },
    unconfirmed: "A investigação não começou, porque ninguém confirmou o plano em um dia.",
  },
};

/** In the language of the question, as the report; a question of one code uses that of the interface. */
export function reportTextsFor({
  question,
  language,
}: Pick<ResearchTurn, "question" | "language">): ReportTexts {
  return texts[guessLanguage(question) ?? language];
}
