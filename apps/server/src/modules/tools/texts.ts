import type { Language } from "@metatron/contract/enums";

/**
 * Sentences in the results of the document tools. The model reads them, and the person does in the opened call,
 * so they are in the person's language.
 */
export interface ToolTexts {
  noDocuments: string;
  notFound(name: string, nearest: readonly string[]): string;
  ambiguous(name: string, matches: readonly string[]): string;
  nothingFound: string;
  someNotFound(names: readonly string[]): string;
  passagesLeftOut(count: number): string;
  noSuchPage(page: number): string;
  moreDocuments(page: number): string;
  noSuchPages(title: string, pages: number): string;
  withoutPages(title: string): string;
  noSuchSection(name: string, sections: readonly string[]): string;
  isComplete: string;
  beyondEnd(passages: number): string;
  readOn(from: number): string;
  changed: string;
  noConversations: string;
  someWordsOnly: string;
  nothingLeftToSearch: string;
  webFailed: string;
  nothingOnTheWeb: string;
}

const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(", ");

export const toolTexts: Record<Language, ToolTexts> = {
  es: {
    noDocuments: "En esta conversación no hay documentos que se puedan leer.",
    notFound: (name, nearest) =>
      `Aquí no hay ningún documento «${name}».${nearest.length > 0 ? ` Los más parecidos: ${quoted(nearest)}.` : ""}`,
    ambiguous: (name, matches) =>
      `Hay varios documentos que se llaman como «${name}»: ${matches.join("; ")}. Elige uno por su identificador.`,
    nothingFound: "No se encontró ningún pasaje. Prueba con otras palabras o mira la lista de documentos.",
    someNotFound: (names) => `No se buscó en ${quoted(names)}: aquí no hay documentos con ese nombre.`,
    passagesLeftOut: (count) =>
      count === 1
        ? "Un pasaje más no cabía. Pide menos o lee el documento."
        : `${count} pasajes más no cabían. Pide menos o lee el documento.`,
    noSuchPage: (page) => `La lista no tiene página ${page}.`,
    moreDocuments: (page) => `Hay más documentos en la página ${page} de la lista.`,
    noSuchPages: (title, pages) => `«${title}» tiene ${pages} páginas; esas no existen.`,
    withoutPages: (title) => `«${title}» no tiene páginas. Léelo por apartados o entero.`,
    noSuchSection: (name, sections) =>
      `No hay ningún apartado «${name}».${sections.length > 0 ? ` Los apartados son: ${quoted(sections)}.` : ""}`,
    isComplete: "Esta parte está completa.",
    beyondEnd: (passages) => `El documento termina en el pasaje ${passages}.`,
    readOn: (from) => `Queda texto por leer. Para seguir, llama otra vez con from_passage ${from}.`,
    changed: "El documento cambió o se borró mientras se leía. Vuelve a intentarlo.",
    noConversations: "Ninguna otra conversación tuya habla de eso.",
    someWordsOnly: "Ninguna tiene todas las palabras; estas tienen algunas.",
    nothingLeftToSearch: "Sin los datos personales no queda nada que buscar en la web.",
    webFailed: "La búsqueda en la web no responde. Contesta sin ella y dilo.",
    nothingOnTheWeb: "La web no dio resultados. Prueba con otras palabras.",
  },
  en: {
    noDocuments: "There are no documents to read in this conversation.",
    notFound: (name, nearest) =>
      `There is no document «${name}» here.${nearest.length > 0 ? ` The nearest ones: ${quoted(nearest)}.` : ""}`,
    ambiguous: (name, matches) =>
      `Several documents are called «${name}»: ${matches.join("; ")}. Choose one by its id.`,
    nothingFound: "No passage was found. Try other words, or look at the list of documents.",
    someNotFound: (names) => `${quoted(names)} was not searched: no document here has that name.`,
    passagesLeftOut: (count) =>
      count === 1
        ? "One more passage did not fit. Ask for fewer, or read the document."
        : `${count} more passages did not fit. Ask for fewer, or read the document.`,
    noSuchPage: (page) => `The list has no page ${page}.`,
    moreDocuments: (page) => `More documents are on page ${page} of the list.`,
    noSuchPages: (title, pages) => `«${title}» has ${pages} pages; those do not exist.`,
    withoutPages: (title) => `«${title}» has no pages. Read it by section or whole.`,
    noSuchSection: (name, sections) =>
      `There is no section «${name}».${sections.length > 0 ? ` The sections are: ${quoted(sections)}.` : ""}`,
    isComplete: "This part is complete.",
    beyondEnd: (passages) => `The document ends with passage ${passages}.`,
    readOn: (from) => `There is more to read. To go on, call again with from_passage ${from}.`,
    changed: "The document was changed or deleted while it was being read. Try again.",
    noConversations: "None of your other conversations speaks of that.",
    someWordsOnly: "None has all of the words; these have some of them.",
    nothingLeftToSearch: "Without the personal data, nothing is left to search the web for.",
    webFailed: "The web search does not respond. Answer without it and say so.",
    nothingOnTheWeb: "The web gave no results. Try other words.",
  },
  pt: {
    noDocuments: "Nesta conversa não há documentos que se possam ler.",
    notFound: (name, nearest) =>
      `Aqui não há nenhum documento «${name}».${nearest.length > 0 ? ` Os mais parecidos: ${quoted(nearest)}.` : ""}`,
    ambiguous: (name, matches) =>
      `Há vários documentos chamados «${name}»: ${matches.join("; ")}. Escolha um pelo identificador.`,
    nothingFound: "Nenhum trecho foi encontrado. Tente outras palavras ou veja a lista de documentos.",
    someNotFound: (names) => `Não se buscou em ${quoted(names)}: aqui não há documentos com esse nome.`,
    passagesLeftOut: (count) =>
      count === 1
        ? "Mais um trecho não coube. Peça menos ou leia o documento."
        : `Mais ${count} trechos não couberam. Peça menos ou leia o documento.`,
    noSuchPage: (page) => `A lista não tem página ${page}.`,
    moreDocuments: (page) => `Há mais documentos na página ${page} da lista.`,
    noSuchPages: (title, pages) => `«${title}» tem ${pages} páginas; essas não existem.`,
    withoutPages: (title) => `«${title}» não tem páginas. Leia por seções ou inteiro.`,
    noSuchSection: (name, sections) =>
      `Não há nenhuma seção «${name}».${sections.length > 0 ? ` As seções são: ${quoted(sections)}.` : ""}`,
    isComplete: "Esta parte está completa.",
    beyondEnd: (passages) => `O documento termina no trecho ${passages}.`,
    readOn: (from) => `Ainda há texto para ler. Para continuar, chame de novo com from_passage ${from}.`,
    changed: "O documento mudou ou foi apagado durante a leitura. Tente de novo.",
    noConversations: "Nenhuma outra conversa sua fala disso.",
    someWordsOnly: "Nenhuma tem todas as palavras; estas têm algumas.",
    nothingLeftToSearch: "Sem os dados pessoais, não resta nada para buscar na web.",
    webFailed: "A busca na web não responde. Responda sem ela e diga isso.",
    nothingOnTheWeb: "A web não deu resultados. Tente outras palavras.",
  },
};
