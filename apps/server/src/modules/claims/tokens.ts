import { foldText } from "@metatron/text/fold-text";
import { monthName } from "@metatron/text/number-words";

export interface Token {
  /** Lower case, without accents. */
  word: string;
  isCapital: boolean;
  /** A name such as B787-9, P1, IV or RHConnect, by its letters alone. */
  isCode: boolean;
  start: number;
}

const TOKEN = /\d+(?:[.,:]\d+)*|\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*|[€$%°;:,.()!?|]/gu;
const ISO_DAY = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
const SLASH_DAY = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g;
/** "15/12", and "el 1/9"; without an article the month has two digits, or "24/7" and "1/3" would be days. */
const SLASH_DAY_OF_YEAR =
  /(?<![\d/])(0?[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2]|(?<=\b(?:el|del|al|the) \d{1,2}\/)[1-9])(?![\d/])/gi;
/** One number, or its last digits would be an extension. */
const PHONE = /\+\d[\d ]{6,}\d/g;
/** "3 p.m." */
const CLOCK = /\b(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\b\.?/gi;
/** Portuguese "23h30". */
const HOURS = /\b(\d{1,2})h(\d{2})\b/g;
/** Portuguese "comunica-se". */
const ENCLITIC = /-(?:se|lhes?|me|nos|l[oa]s?)\b/g;
/** "a twelve-minute walk". */
const HYPHENATED_MEASURE = /-(minute|hour|day|week|month|year)\b/g;

const toClock = (hour: number, minutes: string, half: string) =>
  `${(hour % 12) + (half.toLowerCase() === "p" ? 12 : 0)}:${minutes}`;

/** Expressions of several words, as the lexicon lists them. */
const PHRASES = new Map(
  Object.entries({
    "fin de semana": "fin-semana",
    "fines de semana": "fin-semana",
    "fim de semana": "fim-semana",
    "fins de semana": "fim-semana",
    "café da manhã": "cafe-da-manha",
    "caixa de correio": "caixa-correio",
    "caixas de correio": "caixa-correio",
    "folha de pagamento": "folha",
    "mesa de servicio": "mesa-servicio",
    "service desk": "service-desk",
    "recursos humanos": "rrhh",
    "human resources": "hr",
    "sick leave": "sick-leave",
    "sick note": "sick-note",
    "first officer": "copilot",
    "public holiday": "public-holiday",
    "public holidays": "public-holiday",
    "card reader": "card-reader",
    "carry over": "carry-over",
    "identity card": "id-card",
  }),
);
const PHRASE =
  /\b(?:fin de semana|fines de semana|fim de semana|fins de semana|café da manhã|caixa de correio|caixas de correio|folha de pagamento|mesa de servicio|service desk|recursos humanos|human resources|sick leave|sick note|first officer|public holiday|public holidays|card reader|carry over|identity card)(?!\p{L})/giu;

export function tokensOf(text: string): Token[] {
  const plain = text
    .replace(ISO_DAY, (_, year, month, day) => `${Number(day)} ${monthName(Number(month))} ${year}`)
    .replace(SLASH_DAY, (_, day, month, year) => `${Number(day)} ${monthName(Number(month))} ${year}`)
    .replace(SLASH_DAY_OF_YEAR, (_, day, month) => `${Number(day)} ${monthName(Number(month))}`)
    .replace(/n['’]t\b/g, " not")
    .replace(PHRASE, (phrase) => PHRASES.get(phrase.toLowerCase()) ?? phrase)
    .replace(PHONE, (number) => number.replaceAll(" ", ""))
    .replace(CLOCK, (_, hour, minutes, half) => toClock(Number(hour), minutes ?? "00", half))
    .replace(HOURS, "$1:$2")
    .replace(ENCLITIC, " ")
    .replace(HYPHENATED_MEASURE, " $1")
    .replace(/[*_`«»"“”]/g, " ");
  return [...plain.matchAll(TOKEN)].map(({ 0: found, index }) => ({
    word: foldText(found),
    isCapital: /^\p{Lu}/u.test(found),
    isCode:
      /^\p{L}/u.test(found) && (/\d/.test(found) || /^[IVX]+$/.test(found) || /\p{Ll}\p{Lu}/u.test(found)),
    start: index,
  }));
}
