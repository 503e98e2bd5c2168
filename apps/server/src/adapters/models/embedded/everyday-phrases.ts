import { fold } from "./words.ts";

/** What staff say in one phrase and documents in other words. */
const PHRASES: readonly { said: RegExp; means: string }[] = [
  { said: /\bse (?:casa|casan|caso|casaron|va a casar)\b/g, means: "boda matrimonio" },
  { said: /\bme (?:caso|case|voy a casar|estoy casando)\b/g, means: "matrimonio boda" },
  {
    said: /\b(?:voy a ser|soy) (?:papa|padre|mama|madre)\b|\bespero un (?:bebe|hijo)\b/g,
    means: "nacimiento progenitor permiso",
  },
  { said: /\b(?:amaneci|desperte) con\b/g, means: "enfermo" },
  { said: /\b(?:otro|segundo) (?:trabajo|empleo)\b/g, means: "segundo empleo" },
  { said: /\bhoras? extras?\b/g, means: "horas extraordinarias" },
  { said: /\b(?:dar|dando|doy|dando el) (?:el )?pecho\b/g, means: "lactancia" },
  { said: /\bno hay (?:lugar|espacio|asiento)\b/g, means: "no hay plaza" },
  { said: /\bq\b/g, means: "que" },
  { said: /\bvacasion(?:es)?\b/g, means: "vacaciones" },
  { said: /\bque [vb]iene\b/g, means: "siguiente" },
  { said: /\bstand ?by\b/g, means: "espacio plaza" },
];

/** The words of documents for the everyday phrases of a question, to be searched for beside its own. */
export function documentWordsFor(question: string): string {
  const asked = fold(question);
  return PHRASES.filter(({ said }) => asked.search(said) >= 0)
    .map(({ means }) => means)
    .join(" ");
}

/** The question in plain letters, with its everyday phrases in the words of documents. */
export function inDocumentWords(question: string): string {
  return PHRASES.reduce((text, { said, means }) => text.replace(said, means), fold(question));
}
