import type { Language } from "@metatron/contract/enums";

/** What the embedded answerer says in its own words; everything else that it says is quoted. */
export type Phrases = {
  /** In one line what it is. It must never be taken for a language model. */
  identity: string;
  greeting: string;
  askAbout: string;
  nothingToReadTitle: string;
  whatItCan: readonly string[];
  whatIsMissing: string;
  noImages: string;
  cannotCompose: string;
  notFound: string;
  /** The document that comes nearest to a question which none answers. */
  nearest: (title: string, heading: string | undefined) => string;
  tryOtherWords: string;
  /** Behind the name of a quoted document, where the question was asked in another language than Spanish. */
  isInSpanish: string;
  accordingTo: (title: string, page: number | undefined, heading: string | undefined) => string;
  inPasted: (heading: string | undefined) => string;
  summaryOf: (title: string | undefined) => string;
  tableOf: (rows: number, columns: string) => string;
  found: (count: number) => string;
  page: (page: number) => string;
};

export const phrases: Record<Language, Phrases> = {
  es: {
    identity:
      "*Respondedor integrado de Metatron: no soy un modelo de lenguaje; busco, cito y resumo lo que dicen los textos.*",
    greeting: "¡Hola! Encantado de ayudarte con lo que digan tus textos.",
    askAbout: "Pregúntame por lo que dicen estos textos:",
    nothingToReadTitle: "Ahora mismo no tengo ningún texto con el que trabajar. Puedo ayudarte así:",
    whatItCan: [
      "**Pega un texto** en el mensaje junto con tu pregunta, o pídeme que lo resuma.",
      "**Adjunta un documento** o pregunta a un asistente con conocimiento: busco la respuesta y te muestro de dónde sale.",
      "**Pide un dato concreto** (un plazo, un importe, una fila de una tabla) y te lo cito tal como está escrito.",
    ],
    whatIsMissing:
      "Para conversar, redactar o traducir hace falta un modelo de lenguaje, y aquí todavía no hay ninguno configurado. Quien administra Metatron puede añadirlo.",
    noImages: "No puedo ver imágenes: para eso hace falta un modelo con visión.",
    cannotCompose:
      "No puedo redactar, traducir ni corregir: eso necesita un modelo de lenguaje. Esto es lo más importante del texto:",
    notFound: "No he encontrado nada en los textos que responda a tu pregunta.",
    nearest: (title, heading) =>
      `Lo más cercano es **${title}**${heading ? `, en «${heading}»` : ""}, pero no responde a lo que preguntas.`,
    tryOtherWords: "Prueba con otras palabras, o pídeme un resumen para ver de qué tratan.",
    isInSpanish: "",
    accordingTo: (title, page, heading) => {
      const where = page === undefined ? "" : ` (pág. ${page})`;
      return `Según **${title}**${where}${heading ? `, en «${heading}»` : ""}:`;
    },
    inPasted: (heading) =>
      heading ? `En el texto que has pegado, en «${heading}»:` : "En el texto que has pegado:",
    summaryOf: (title) => (title ? `Resumen de **${title}**` : "Resumen del texto"),
    tableOf: (rows, columns) =>
      `Tabla de ${rows} ${rows === 1 ? "fila" : "filas"} con las columnas ${columns}.`,
    found: (count) => (count === 1 ? "He encontrado 1 dato:" : `He encontrado ${count} datos:`),
    page: (page) => `pág. ${page}`,
  },
  en: {
    identity:
      "*Metatron's built-in answerer: I am not a language model; I find, quote and summarise what the texts say.*",
    greeting: "Hello! Happy to help you with whatever your texts say.",
    askAbout: "Ask me about what these texts say:",
    nothingToReadTitle: "Right now I have no text to work on. This is how I can help:",
    whatItCan: [
      "**Paste a text** into your message together with your question, or ask me to summarise it.",
      "**Attach a document** or ask an assistant that has knowledge: I find the answer and show you where it comes from.",
      "**Ask for one fact** (a deadline, an amount, a row of a table) and I quote it as it is written.",
    ],
    whatIsMissing:
      "To converse, write or translate a language model is needed, and none is configured here yet. An administrator can add one.",
    noImages: "I can't see images: that needs a model with vision.",
    cannotCompose:
      "I can't write, translate or correct: that needs a language model. This is what matters most in the text:",
    notFound: "I found nothing in the texts that answers your question.",
    nearest: (title, heading) =>
      `The nearest is **${title}**${heading ? `, under “${heading}”` : ""}, but it does not answer what you ask.`,
    tryOtherWords: "Try other words, or ask me for a summary to see what they are about.",
    isInSpanish: " (the document is in Spanish)",
    accordingTo: (title, page, heading) => {
      const where = page === undefined ? "" : ` (p. ${page})`;
      return `According to **${title}**${where}${heading ? `, under “${heading}”` : ""}:`;
    },
    inPasted: (heading) =>
      heading ? `In the text you pasted, under “${heading}”:` : "In the text you pasted:",
    summaryOf: (title) => (title ? `Summary of **${title}**` : "Summary of the text"),
    tableOf: (rows, columns) =>
      `A table of ${rows} ${rows === 1 ? "row" : "rows"} with the columns ${columns}.`,
    found: (count) => (count === 1 ? "I found 1 item:" : `I found ${count} items:`),
    page: (page) => `p. ${page}`,
  },
  pt: {
    identity:
      "*Respondedor integrado do Metatron: não sou um modelo de linguagem; procuro, cito e resumo o que dizem os textos.*",
    greeting: "Olá! Fico feliz em ajudar com o que dizem os seus textos.",
    askAbout: "Pergunte-me sobre o que dizem estes textos:",
    nothingToReadTitle: "Neste momento não tenho nenhum texto com que trabalhar. Posso ajudar assim:",
    whatItCan: [
      "**Cole um texto** na mensagem junto com a sua pergunta, ou peça que eu o resuma.",
      "**Anexe um documento** ou pergunte a um assistente com conhecimento: procuro a resposta e mostro de onde vem.",
      "**Peça um dado concreto** (um prazo, um valor, uma linha de uma tabela) e cito-o tal como está escrito.",
    ],
    whatIsMissing:
      "Para conversar, redigir ou traduzir é preciso um modelo de linguagem, e aqui ainda não há nenhum configurado. Quem administra o Metatron pode adicioná-lo.",
    noImages: "Não consigo ver imagens: para isso é preciso um modelo com visão.",
    cannotCompose:
      "Não posso redigir, traduzir nem corrigir: isso precisa de um modelo de linguagem. Isto é o mais importante do texto:",
    notFound: "Não encontrei nada nos textos que responda à sua pergunta.",
    nearest: (title, heading) =>
      `O mais próximo é **${title}**${heading ? `, em «${heading}»` : ""}, mas não responde ao que pergunta.`,
    tryOtherWords: "Tente com outras palavras, ou peça um resumo para ver de que tratam.",
    isInSpanish: " (o documento está em espanhol)",
    accordingTo: (title, page, heading) => {
      const where = page === undefined ? "" : ` (pág. ${page})`;
      return `Segundo **${title}**${where}${heading ? `, em «${heading}»` : ""}:`;
    },
    inPasted: (heading) => (heading ? `No texto que colou, em «${heading}»:` : "No texto que colou:"),
    summaryOf: (title) => (title ? `Resumo de **${title}**` : "Resumo do texto"),
    tableOf: (rows, columns) =>
      `Tabela de ${rows} ${rows === 1 ? "linha" : "linhas"} com as colunas ${columns}.`,
    found: (count) => (count === 1 ? "Encontrei 1 dado:" : `Encontrei ${count} dados:`),
    page: (page) => `pág. ${page}`,
  },
};
