import { foldText } from "@metatron/text/fold-text";
import { stem } from "@metatron/text/stem";
import { isStopWord } from "@metatron/text/stop-words";
import { inDocumentWords } from "./everyday-phrases.ts";
import { isFrameWord } from "./frame-words.ts";
import { synonymsOf } from "./thesaurus.ts";

/** What kind of answer a question asks for, and what in it an answer must agree with to the letter. */
export interface AskedFor {
  kind: "count" | "amount" | "price" | "duration" | "time" | "contact" | "steps" | "other";
  /** For a count, the stems of what is counted: «cuántos días» counts days. */
  counted: readonly string[];
  /** «¿Qué velocidad…?»: the stem of what is asked for, which an answer must have. */
  noun: string | undefined;
  /** «¿Cuál es el máximo…?» */
  isLimit: boolean;
  /** Codes such as «P-31» or «ID90»: an answer about another code is a wrong answer. */
  codes: readonly string[];
  /** «llevo 7 años»: selects the row of a table whose range has it. */
  quantities: readonly Quantity[];
}

export interface Quantity {
  value: number;
  /** Stem of the unit that follows the number. */
  unit: string;
}

/** A thing that the question speaks of. */
export interface Concept {
  term: string;
  /** Stems that count as the term, and how far. */
  forms: ReadonlyMap<string, number>;
  /** How much an answer must speak of it. */
  worth: number;
  rarity: number;
  isFrame: boolean;
  /** Neither the texts nor the thesaurus know it. */
  isUnknown: boolean;
  /** Part of the story that precedes the question. */
  isTold: boolean;
}

export interface ReadQuestion {
  text: string;
  asked: AskedFor;
  concepts: readonly Concept[];
}

const COUNT =
  /\b(?:cuant[oa]s|how many|quant[oa]s)\s+(?!(?:veces|puedo|puede|hay|tengo|tiene|me|se|son|te|nos|da|dan)\b)(\p{L}+)/u;
/** «¿Qué permiso tengo?» asks for days. */
/** Whether, and for how long, one may be absent: «¿tengo día libre?», «¿me corresponde permiso?», «¿puedo faltar?». */
const LEAVE =
  /\b(?:(?:que|cual|cuant[oa]) (?:permiso|licencia|vacaciones) (?:tengo|me (?:toca|dan|corresponde)|hay)|(?:tengo|hay|me (?:tocan?|dan?|corresponden?)|derecho(?: a)?|puedo (?:pedir|coger|tomar|tomarme))(?: (?:algun|algo|de|un|el|los|unos|mas))? (?:dias?(?: libres?)?|permiso|licencia)(?! (?:de|para) (?!trabajo))|puedo (?:faltar|ausentarme)|(?:me|nos) lo descuentan)\b/u;
const LEAVE_UNITS = ["dia", "seman", "mes", "hor"];
const CONTACT =
  /\b(?:(?:que|cual) (?:es el )?(?:numero|telefono|extension)|a quien (?:llamo|escribo|llamar)|what number|who (?:do|should|can) i call|telefono de)\b/u;
const DURATION =
  /\b(?:cuanto (?:tiempo|dura|duran|tarda|tardan|espero|falta|aguanta)|en cuanto (?:tiempo |se )?(?:llega|llegan|viene|tarda|resuelve)|cuanta antelacion|cada cuant[oa]s?|how long|quanto tempo|how often|(?:que|cual es el|en que) plazos?|deadline)\b/u;
const TIME =
  /\b(?:cuando|quando|when|que dias?|que fechas?|que mes|what time|a que horas?|desde que hora|hasta que hora|que horario|horarios?|fecha|payday)\b/u;
const PRICE =
  /\b(?:cuant[oa] (?:me |nos |se |le |te )?(?:cuesta|cuestan|vale|valen|pagan|paga|pago|cobro|cobran|cobra|gano|gana|ganan)|how much (?:do|does|is|are|will)|precio|coste|costo|importe|porcentaje|que (?:parte|descuento|sueldo|salario)|como (?:se|me) (?:lo |la |las |los )?(?:pag|cobr|remuner)\p{L}*|en euros|se pagan? (?:mejor|mas|menos|peor)|(?:me|nos) (?:la |lo |las |los )?(?:cobran|descuentan)|(?:me|nos) (?:la|lo|las|los) pagan|(?:la|lo|las|los) (?:tengo|hay) que pagar|tengo que pagarl[oa]s?|me ayudan a pagar)(?!\p{L})/u;
const AMOUNT = /\b(?:cuanto|cuant[oa]s|how much|quanto|que tanto|tope|maximo|minimo)\b/u;
const STEPS =
  /\b(?:como (?!mucho|minimo|maximo|pronto)|donde (?!esta)|que (?:hago|tengo que hacer|debo hacer|hacemos|pasos)|pasos|procedimiento|how (?:do|can|to)|what (?:do|should) i do|o que (?:faco|fazer))/u;
/** What has happened, in the first words: «abrí un archivo», «me llegó un correo», «se me bloqueó la cuenta». */
const HAPPENED = /^[¡\s]*(?:\p{L}+ ){0,3}\p{L}+(?:é|í|ó|aron|ieron)(?!\p{L})/iu;
/** A message that describes a problem without asking a question: «olvidé mi contraseña», «no me conecta la VPN». */
const PROBLEM =
  /^[¡\s]*(?:no (?:me|puedo|se|funciona|anda|conecta|imprime|carga|enciende|abre|entra|sale|va)|(?:la|el|mi) [\p{L} ]{2,40} no |se me |me (?:robaron|han robado|bloquearon)|olvide|perdi|he (?:perdido|olvidado)|cambie|i (?:forgot|lost)|esqueci)/u;
const NOUN = /\b(?:que|cual es (?:el|la)|cual) (?:es (?:el|la) )?(\p{L}{3,})/u;

export function askedFor(question: string): AskedFor {
  const asked = inDocumentWords(question);
  const counted = COUNT.exec(asked)?.[1];
  const noun = NOUN.exec(asked)?.[1];
  return {
    kind: kindOf(asked, question),
    counted: counted ? [stem(counted), ...synonymsOf(stem(counted))] : LEAVE.test(asked) ? LEAVE_UNITS : [],
    noun: noun && !isStopWord(noun) && !isFrameWord(stem(noun)) ? stem(noun) : undefined,
    isLimit: /\b(?:maxim[oa]|tope|limite|como mucho|hasta cuant[oa]s?)\b/.test(asked),
    codes: codesIn(question.replaceAll(WHERE_IT_HAPPENS, " ")),
    quantities: quantitiesIn(asked),
  };
}

function kindOf(asked: string, question: string): AskedFor["kind"] {
  if (COUNT.test(asked) && !/\bcada cuant/.test(asked)) return "count";
  if (DURATION.test(asked)) return "duration";
  if (LEAVE.test(asked)) return "count";
  if (CONTACT.test(asked)) return "contact";
  if (PRICE.test(asked)) return "price";
  if (TIME.test(asked)) return "time";
  if (AMOUNT.test(asked)) return "amount";
  if (STEPS.test(asked) || PROBLEM.test(asked)) return "steps";
  if (HAPPENED.test(question) && !question.includes("?")) return "steps";
  return "other";
}

const CODE = /(?<![\p{L}\d])(?:\p{Lu}{1,4}-?\d{1,4}|\d{1,2}\p{Lu}{1,3})(?![\p{L}\d])/gu;

/** «En la puerta B12», «el vuelo LA704»: where it happens, not what is asked about. */
const WHERE_IT_HAPPENS =
  /(?<!\p{L})(?:puerta|vuelo|asiento|fila|mostrador|gate|flight|seat|port[aã]o|voo) \p{Lu}{0,3}-?\d{1,4}\p{Lu}?(?![\p{L}\d])/giu;

/** As they are written in documents: capitals, without the hyphen that people leave out. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(CODE)].map(([code]) => code.replace("-", ""));
}

const NUMBER_WORDS: Record<string, number> = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  veinte: 20,
  treinta: 30,
};

const QUANTITY =
  /(?<!\p{L})(\d{1,5}|\p{L}{2,7}) (anos?|years?|dias?|days?|meses|mes|months?|semanas?|horas?|noches|euros|hijos?)(?!\p{L})/gu;

const UNITS: Record<string, string> = {
  year: "ano",
  years: "ano",
  day: "dia",
  days: "dia",
  month: "mes",
  months: "mes",
  meses: "mes",
};

function quantitiesIn(asked: string): Quantity[] {
  const counted = [...asked.matchAll(QUANTITY)].flatMap(([, number = "", unit = ""]) => {
    const value = /^\d/.test(number) ? Number(number) : NUMBER_WORDS[number];
    return value === undefined ? [] : [{ value, unit: unitOf(unit) }];
  });
  const numbered = [...asked.matchAll(/\b(dia|mes|ano|semana) (\d{1,4})\b/g)].map(
    ([, unit = "", number]) => ({
      value: Number(number),
      unit,
    }),
  );
  return [...counted, ...numbered].flatMap((quantity) => [quantity, ...inOtherUnits(quantity)]);
}

/** «Cuatro meses» is also about 120 days, where a table counts in days. */
function inOtherUnits({ value, unit }: Quantity): Quantity[] {
  const days = DAYS[unit];
  return days ? [{ value: value * days, unit: "dia" }] : [];
}

const DAYS: Record<string, number> = { semana: 7, mes: 30, ano: 365 };

const unitOf = (word: string): string => UNITS[word] ?? word.replace(/s$/, "");

/** Whether a text such as «De 5 a 9 años», «15 años o más» or «Días 91 a 365» has the quantity in its range. */
export function rangeHolds(text: string, { value, unit }: Quantity): boolean | undefined {
  const plain = foldText(text);
  const range = rangeOf(plain);
  if (!range || !(plain.includes(unit) || (unit === "euro" && plain.includes("€")))) return undefined;
  return value >= range.from && value <= range.to;
}

function rangeOf(plain: string): { from: number; to: number } | undefined {
  const numbers = [...plain.matchAll(/\d{1,5}/g)].map(([number]) => Number(number));
  const [first, second] = numbers;
  if (first === undefined) return undefined;
  if (/\b(?:menos de|antes de|less than|under)\b/.test(plain)) return { from: 0, to: first - 1 };
  if (/\b(?:mas de|more than|over)\b/.test(plain)) return { from: first + 1, to: Number.POSITIVE_INFINITY };
  if (/\b(?:o mas|or more|en adelante|a partir)\b/.test(plain))
    return { from: first, to: Number.POSITIVE_INFINITY };
  if (/\bhasta\b/.test(plain) && second === undefined) return { from: 0, to: first };
  if (second !== undefined && /\d\s*(?:a|y|-|–|to|hasta)\s*\d/.test(plain))
    return { from: first, to: second };
  return undefined;
}
