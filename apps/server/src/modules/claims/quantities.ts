import type { Language } from "@metatron/contract/enums";
import { cardinalOf, monthOf, ordinalOf } from "@metatron/text/number-words";
import { FUNCTION_WORDS, GENERIC_WORDS } from "./function-words.ts";
import { conceptOf } from "./lexicon/lexicon.ts";
import type { Token } from "./tokens.ts";

/** How a figure bounds its quantity. */
export type Bound = "max" | "min" | "over" | "under";

/** A figure, a date or a time of day, normalised across the three languages. */
export interface Quantity {
  kind: "amount" | "date" | "month" | "time" | "ordinal";
  /** The figure; the day of a date, the minutes of a time, the number of a month. */
  value: number;
  month?: number;
  year?: number | undefined;
  /** A measure, or the concept of the noun after the figure; null without either. */
  unit: string | null;
  isMeasure: boolean;
  /** "el artículo 12", "el anexo 2": names a part of a document. */
  isReference?: boolean;
  /** "un día completo": counts where the source counts, and is an article otherwise. */
  isArticle?: boolean;
  /** "26 días laborables" are no calendar days. */
  days?: "calendar" | "working" | undefined;
  /** "las diez" without the half of the day. */
  isTwelveHour?: boolean;
  bound: Bound | null;
  /** The period of a rate: "al mes", "a year", "por semana". */
  per?: string | undefined;
  /** The concepts of what a price is for: "9 € por kilo". */
  each?: readonly string[] | undefined;
  /** Indexes of the first and last token. */
  from: number;
  to: number;
}

const MEASURES = new Map<string, string>([
  ...[
    "hora",
    "dia",
    "semana",
    "quincena",
    "mes",
    "trimestre",
    "semestre",
    "ano",
    "minuto",
    "segundo",
    "euro",
    "dolar",
    "vez",
  ].map((word): [string, string] => [conceptOf(word, "es").ids[0] ?? "", word]),
]);
export const isMeasureConcept = (id: string, measure = MEASURES.get(id)) =>
  measure !== undefined && MEASURES.get(id) === measure;

/** The measure that a word names: "mensual" is "mes". */
export function measureOf(word: string, language: Language): string | undefined {
  return conceptOf(word, language)
    .ids.map((id) => MEASURES.get(id))
    .find(Boolean);
}

const PARTS =
  /^(?:articulo|artigo|article|apartado|seccion|section|secao|capitulo|chapter|anexo|annex|punto|paso|step|passo|tabla|table|tabela|pagina|page)$/;
const SYMBOLS = new Map<string, string>(
  Object.entries({
    "%": "%",
    "€": "euro",
    eur: "euro",
    $: "dolar",
    usd: "dolar",
    "°": "grado",
    h: "hora",
    min: "minuto",
    kg: "kilo",
    kilo: "kilo",
    kilos: "kilo",
    km: "km",
    kilometro: "km",
    kilometros: "km",
    kilometre: "km",
    kilometres: "km",
    kilometers: "km",
    quilometros: "km",
    wh: "wh",
    gb: "gb",
    mb: "mb",
    m: "metro",
    m2: "m2",
    m3: "m3",
    litro: "litro",
    litros: "litro",
    liters: "litro",
    litres: "litro",
    metro: "metro",
    metros: "metro",
    meters: "metro",
    metres: "metro",
    metre: "metro",
  }),
);
const LINKS = new Set(["de", "do", "of", ",", "th", "st", "nd", "rd", "del", "the"]);
const QUALIFIERS = new Set(
  `naturales natural laborables laborable habiles calendar working business consecutive full uteis util corridos seguidos
  ordinary square sola solo unica unico single primeros primeras ultimos ultimas primeiros first last proximos siguientes`.split(
    /\s+/,
  ),
);

const COUNTS_ONCE = /^(?:|[.,;:|)]|al|por|cada|en|a|ao)$/;
const TIMES = new Set(["hora", "dia", "semana", "mes", "ano", "minuto"]);
export const isTime = (unit: string | null) => TIMES.has(unit ?? "");
/** "500 mil" is 500.000. */
const MULTIPLIERS = new Map(
  Object.entries({
    mil: 1e3,
    thousand: 1e3,
    millon: 1e6,
    millones: 1e6,
    million: 1e6,
    milhao: 1e6,
    milhoes: 1e6,
  }),
);
const HALVES = new Set(["medio", "media", "half", "meio", "meia"]);
/** "una sola vez" counts. */
const SINGLE = new Set(["sola", "solo", "unica", "unico", "single", "so", "unico"]);

/** Every figure of a text with its unit and bound, in order. */
export function quantitiesIn(tokens: readonly Token[], language: Language): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const quantity =
      timeAt(tokens, at, language) ?? dateAt(tokens, at, language) ?? amountAt(tokens, at, language);
    if (!quantity) continue;
    found.push(quantity);
    at = quantity.to;
  }
  inheritUnits(found, tokens);
  return found;
}

function timeAt(tokens: readonly Token[], at: number, language: Language): Quantity | undefined {
  const match = /^(\d{1,2}):(\d{2})$/.exec(tokens[at]?.word ?? "");
  if (!match) return language === "es" ? hourAt(tokens, at) : undefined;
  const value = Number(match[1]) * 60 + Number(match[2]);
  return { kind: "time", value, unit: null, isMeasure: true, bound: null, from: at, to: at };
}

const HALF_DAY = 12 * 60;

/** "antes de las diez", "a las seis de la tarde". */
function hourAt(tokens: readonly Token[], at: number): Quantity | undefined {
  const [before, next, , named] = [-1, 1, 2, 3].map((by) => tokens[at + by]?.word ?? "");
  const { value, to } = valueAt(tokens, at, "es");
  if (before !== "las" || value === undefined || value > 24 || to !== at) return undefined;
  if (!/^(?:|[.,;|)]|de|del|y|en)$/.test(next ?? "")) return undefined;
  const isAfternoon = next === "de" && ["tarde", "noche"].includes(named ?? "");
  const isMorning = next === "de" && ["manana", "madrugada"].includes(named ?? "");
  return {
    kind: "time",
    value: value * 60 + (isAfternoon && value < 12 ? HALF_DAY : 0),
    isTwelveHour: value <= 12 && !isAfternoon && !isMorning,
    unit: null,
    isMeasure: true,
    bound: null,
    from: at,
    to: isAfternoon || isMorning ? at + 3 : at,
  };
}

/** "15 de enero de 2026", "January 15, 2026", "3 May 2021", or a month alone. */
function dateAt(tokens: readonly Token[], at: number, language: Language): Quantity | undefined {
  const [own, month] = [figureOf(tokens[at]), monthAt(tokens, at)];
  const date = (value: number, named: number, to: number): Quantity => {
    const { year, last } = yearAfter(tokens, to);
    return {
      kind: "date",
      value,
      month: named,
      year,
      unit: null,
      isMeasure: true,
      bound: null,
      from: at,
      to: last,
    };
  };
  if (own !== undefined && own >= 1 && own <= 31) {
    const next = LINKS.has(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
    const named = monthAt(tokens, next);
    if (named !== undefined) return date(own, named, next);
  }
  if (month === undefined) return undefined;
  const day = figureOf(tokens[at + 1]);
  if (language === "en" && day !== undefined && day >= 1 && day <= 31) return date(day, month, at + 1);
  return { kind: "month", value: month, unit: null, isMeasure: true, bound: null, from: at, to: at };
}

/** The English modal "may" is a month only beside a figure or with its capital. */
function monthAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const isModal = token.word === "may" && !(token.isCapital && at > 0);
  return isModal ? undefined : monthOf(token.word);
}

function yearAfter(tokens: readonly Token[], to: number): { year: number | undefined; last: number } {
  const next = LINKS.has(tokens[to + 1]?.word ?? "") ? to + 2 : to + 1;
  const year = figureOf(tokens[next]);
  const isYear = year !== undefined && year >= 1900 && year <= 2100;
  return isYear ? { year, last: next } : { year: undefined, last: to };
}

function amountAt(tokens: readonly Token[], at: number, language: Language): Quantity | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const ordinal = ordinalOf(token.word, language);
  // "segundo" is also the measure of time, which a figure precedes.
  const isMeasureOfTime = figureOf(tokens[at - 1]) !== undefined;
  if (ordinal !== undefined && !isMeasureOfTime)
    return { kind: "ordinal", value: ordinal, unit: null, isMeasure: false, bound: null, from: at, to: at };
  const { value, to } = valueAt(tokens, at, language);
  if (value === undefined) return undefined;
  const { unit, isMeasure, last = to } = unitAfter(tokens, { from: at, to }, language);
  // "un", "a" and "um" are articles unless they count a measure.
  const isArticle = value === 1 && !/\d/.test(token.word);
  if (isArticle && !isMeasure) return undefined;
  // "una vez dentro", "once inside": a moment, unless the sentence counts with it.
  if (isArticle && unit === "vez" && !COUNTS_ONCE.test(tokens[last + 1]?.word ?? "") && last === to + 1)
    return undefined;
  return {
    kind: "amount",
    value,
    unit,
    isMeasure,
    isReference: !isMeasure && PARTS.test(tokens[at - 1]?.word ?? ""),
    isArticle: isArticle && !SINGLE.has(tokens[to + 1]?.word ?? ""),
    days: unit === "dia" ? daysAround(tokens, { from: to + 1, to: last + 1 }) : undefined,
    bound: boundAround(tokens, { from: at, to, isTime: isTime(unit) }),
    per: periodAfter(tokens, last, language),
    each: eachAfter(tokens, last, language),
    from: at,
    to: last,
  };
}

const WORKING = /^(?:laborables?|habil(?:es)?|util|uteis|working|business)$/;
const CALENDAR = /^(?:natural(?:es)?|corridos|naturais|calendar|calendario)$/;

function daysAround(tokens: readonly Token[], { from, to }: { from: number; to: number }): Quantity["days"] {
  const words = tokens.slice(from, to + 1).map(({ word }) => word);
  if (words.some((word) => WORKING.test(word))) return "working";
  return words.some((word) => CALENDAR.test(word)) ? "calendar" : undefined;
}

function valueAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { value: number | undefined; to: number } {
  const word = tokens[at]?.word ?? "";
  const figure = figureOf(tokens[at]);
  if (figure !== undefined) {
    const times = MULTIPLIERS.get(tokens[at + 1]?.word ?? "");
    return times === undefined ? { value: figure, to: at } : { value: figure * times, to: at + 1 };
  }
  // "medio año", "half a year"; "media" alone is an average.
  const half = HALVES.has(word)
    ? tokens[at + 1]?.word === "a" || tokens[at + 1]?.word === "an"
      ? at + 1
      : at
    : -1;
  if (half >= 0 && measureOf(tokens[half + 1]?.word ?? "", language) !== undefined)
    return { value: 0.5, to: half };
  const value = word.includes("-")
    ? sumOf(word.split("-").map((part) => cardinalOf(part, language)))
    : cardinalOf(word, language);
  if (value === undefined || value < 20 || value >= 100 || value % 10 !== 0) return { value, to: at };
  // "treinta y cinco", "vinte e dois", "twenty two".
  const isJoined = ["y", "e"].includes(tokens[at + 1]?.word ?? "");
  const next = isJoined ? at + 2 : at + 1;
  const rest = cardinalOf(tokens[next]?.word ?? "", language);
  const isRest = rest !== undefined && rest > 0 && rest < 10 && (isJoined || language === "en");
  return isRest ? { value: value + rest, to: next } : { value, to: at };
}

const sumOf = (parts: readonly (number | undefined)[]) =>
  parts.every((part) => part !== undefined) ? parts.reduce((sum, part) => sum + part, 0) : undefined;

function figureOf(token: Token | undefined): number | undefined {
  const word = token?.word ?? "";
  if (!/^\d/.test(word) || word.includes(":")) return undefined;
  const parts = word.split(/[.,]/);
  const last = parts.at(-1) ?? "";
  const isGrouped = parts.length > 1 && parts.slice(1).every((part) => part.length === 3);
  if (isGrouped) return Number(parts.join(""));
  return parts.length === 1 ? Number(word) : Number(`${parts.slice(0, -1).join("")}.${last}`);
}

function unitAfter(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  language: Language,
): { unit: string | null; isMeasure: boolean; last?: number } {
  const before = tokens[from - 1]?.word ?? "";
  if (before === "€" || before === "$") return { unit: SYMBOLS.get(before) ?? null, isMeasure: true };
  const next = QUALIFIERS.has(tokens[to + 1]?.word ?? "") ? to + 2 : to + 1;
  const word = tokens[next]?.word ?? "";
  const isPercent = word === "por" && ["ciento", "cento"].includes(tokens[next + 1]?.word ?? "");
  if (isPercent || (word === "per" && tokens[next + 1]?.word === "cent") || word === "percent")
    return { unit: "%", isMeasure: true, last: isPercent ? next + 1 : next };
  const symbol = SYMBOLS.get(word);
  if (symbol) return { unit: symbol, isMeasure: true, last: next };
  if (!/^\p{L}/u.test(word)) return dayOfMonth(before);
  const measure = measureOf(word, language);
  if (measure) return { unit: measure, isMeasure: true, last: next };
  const isNoun =
    word.length > 3 &&
    next === to + 1 &&
    !FUNCTION_WORDS.has(word) &&
    !GENERIC_WORDS.has(word) &&
    !/^(?:con|para|por|como|entre|cada|with|para|com|from)$/.test(word);
  return isNoun ? { unit: word, isMeasure: false } : dayOfMonth(before);
}

export const PERIOD_LINKS = new Set(["al", "a", "por", "per", "cada", "ao", "each", "every"]);

function periodAfter(tokens: readonly Token[], last: number, language: Language): string | undefined {
  if (!PERIOD_LINKS.has(tokens[last + 1]?.word ?? "")) return undefined;
  return measureOf(tokens[last + 2]?.word ?? "", language);
}

const EACH_LINKS = new Set(["por", "per", "cada", "each"]);

function eachAfter(tokens: readonly Token[], last: number, language: Language): Quantity["each"] {
  const [link, noun] = [tokens[last + 1]?.word ?? "", tokens[last + 2]?.word ?? ""];
  return EACH_LINKS.has(link) && /^\p{L}{4}/u.test(noun) && !FUNCTION_WORDS.has(noun)
    ? conceptOf(noun, language).ids
    : undefined;
}

/** "el día 27" is a day of the month, not a duration. */
function dayOfMonth(before: string): { unit: string | null; isMeasure: boolean } {
  return ["dia", "day"].includes(before)
    ? { unit: "day-of-month", isMeasure: true }
    : { unit: null, isMeasure: false };
}

const MIN =
  /\b(?:al menos|como minimo|at least|minimum|pelo menos|no minimo|a partir de|desde|no menos de|minimo de)$/;
const MAX =
  /\b(?:hasta|como maximo|maximo|maximo de|at most|up to|ate|no maximo|no mas de|no pasa de|not more than|nao mais de|hasta los|hasta el)$/;
const OVER = /\b(?:mas de|more than|over|mais de|superior(?:es)? a)$/;
/** "no puede superar los 35 MB"; without the denial it names the other case. */
const EXCEED =
  /\b(?:(?:super|exced|rebas|sobrepas|ultrapass)(?:ar|er|a|e|an|en|am|em)(?: l[ao]s?| os?| as?)?|exceeds?)$/;
/** "no puede llevar más de cuatro" is at most four. */
const DENIED =
  /\b(?:no|nunca|ningun|ninguna|nadie|nao|nenhum|nenhuma|not|never|cannot)(?: (?!si |que |cuando |if |se )[^\s.;:|]+){0,9}$/;
const UNDER = /\b(?:menos de|less than|under|fewer than|inferior a|menores de)$/;

function boundAround(
  tokens: readonly Token[],
  { from, to, isTime }: { from: number; to: number; isTime: boolean },
): Bound | null {
  const before = tokens
    .slice(Math.max(0, from - 4), from)
    .map(({ word }) => word)
    .join(" ");
  const bare = before.replace(/ (?:el|los|las|la|de|a|the)$/, (link) => (link === " de" ? link : ""));
  const after = tokens
    .slice(to + 1, to + 6)
    .map(({ word }) => word)
    .join(" ");
  if (/^(?:\S+ ){0,3}(?:como minimo|at least|no minimo|as a minimum|o mas\b|or more|ou mais)/.test(after))
    return "min";
  if (/^(?:\S+ ){0,3}(?:como maximo|at most|no maximo|as a maximum)/.test(after)) return "max";
  // "la presión mínima es de 1.500 psi", "un plazo máximo de 3 días".
  const named = /\b(minim|maxim)(?:um|al|[oa]s?)?(?: (?:es|sera|son|is|e|de|del|of)){1,2}$/.exec(before);
  if (named) return named[1] === "minim" ? "min" : "max";
  const clause = tokens
    .slice(Math.max(0, from - 12), from)
    .map(({ word }) => word)
    .join(" ");
  const isDenied = DENIED.test(clause);
  for (const text of [before, bare]) {
    if (MAX.test(text)) return "max";
    if (MIN.test(text)) return "min";
    // "repayable over 18 months" is a duration.
    if (isDenied && EXCEED.test(text)) return "max";
    if (OVER.test(text) && !(text.endsWith("over") && isTime)) return isDenied ? "max" : "over";
    if (UNDER.test(text)) return isDenied ? "min" : "under";
  }
  return null;
}

/** In "de 3 a 18 años" and "entre 100 y 160 Wh" the first figure has the unit of the second. */
function inheritUnits(found: readonly Quantity[], tokens: readonly Token[]) {
  for (const [at, quantity] of found.entries()) {
    const next = found[at + 1];
    if (quantity.kind !== "amount" || quantity.unit !== null || next?.kind !== "amount") continue;
    const between = tokens.slice(quantity.to + 1, next.from).map(({ word }) => word);
    if (between.length !== 1 || !["a", "y", "o", "to", "and", "e", "or", "ou"].includes(between[0] ?? ""))
      continue;
    quantity.unit = next.unit;
    quantity.isMeasure = next.isMeasure;
  }
}
