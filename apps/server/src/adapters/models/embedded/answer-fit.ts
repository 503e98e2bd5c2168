import { foldText } from "@metatron/text/fold-text";
import { stem } from "@metatron/text/stem";
import { termsOf } from "@metatron/text/terms";
import { type AskedFor, type Concept, codesIn, type ReadQuestion, rangeHolds } from "./asked-for.ts";
import type { IndexedUnit } from "./rank-units.ts";

/** What the form of a unit tells about it as the answer, one by one. */
export function fitParts(unit: IndexedUnit, { asked, concepts }: Pick<ReadQuestion, "asked" | "concepts">) {
  const text = foldText(unit.text);
  return {
    form: formFit(unit, text, asked),
    hasCode: asked.codes.length === 0 || codesIn(unit.text).some((code) => asked.codes.includes(code)),
    hasNoun: hasNoun(unit, text, { asked, concepts }),
    limit: asked.isLimit && LIMIT.test(text) ? 1 : 0,
    range: rangeFit(unit, asked),
    label: labelFit(unit, concepts),
    adds: ADDS.test(text) ? 1 : 0,
    refers: REFERS.test(text) ? 1 : 0,
    special: isSpecialCase(text, concepts) ? 1 : 0,
    otherCondition: hasOtherCondition(text, concepts) ? 1 : 0,
    otherPerson: isOfOtherPerson(unit, concepts) ? 1 : 0,
    noWay: asked.kind === "steps" && !unit.mark && !WAY.test(text) ? 1 : 0,
    isProcedure: PROCEDURE.test(foldText(unit.heading ?? "")),
  };
}

function formFit(unit: IndexedUnit, text: string, { kind, counted }: AskedFor): number {
  switch (kind) {
    case "count":
      if (counts(unit, text, counted)) return 1.6;
      // «¿Cuántos días tengo?» is answered by weeks as well.
      if (isTime(counted) && SPELL.test(text)) return 1.5;
      return !isMeasure(counted) && isAboutCounted(unit, counted) && MEASURED.test(text) ? 0.5 : 0;
    case "price":
      return MONEY.test(text) ? 1.6 : 0;
    case "amount":
      return MEASURED.test(text) || MONEY.test(text) ? 1.4 : HAS_NUMBER.test(text) ? 0.8 : 0;
    case "duration":
      return DURATION.test(text) ? 1.5 : MOMENT.test(text) ? 0.3 : 0;
    case "time":
      return DATED.test(text) ? 1.6 : DURATION.test(text) ? 1 : MOMENT.test(text) ? 0.4 : 0;
    case "contact":
      return CONTACT.test(text) ? 1.6 : 0.4;
    case "steps":
      return (
        (unit.mark ? 1.4 : unit.kind === "row" ? 0.8 : 1) *
        (PROCEDURE.test(foldText(unit.heading ?? "")) ? 1.3 : 1)
      );
    case "other":
      return unit.kind === "row" ? 0.9 : 1;
  }
}

/** «Desde el extranjero se puede…»: a rule for a circumstance that the question does not speak of. */
function isSpecialCase(text: string, concepts: ReadQuestion["concepts"]): boolean {
  const word = SPECIAL_CASE.exec(text)?.[1];
  if (!word) return false;
  const term = stem(word);
  return !concepts.some(({ forms }) => forms.has(term));
}

/** «Si llegas y no hay habitación, …»: a rule for a condition that the question does not speak of. */
function hasOtherCondition(text: string, concepts: ReadQuestion["concepts"]): boolean {
  const clause = CONDITION.exec(text)?.[1];
  const terms = clause ? termsOf(clause) : [];
  if (terms.length === 0) return false;
  const said = terms.filter((term) => concepts.some(({ forms }) => forms.has(term)));
  return said.length < terms.length * LEAST_OF_CONDITION;
}

const LEAST_OF_CONDITION = 0.34;
const CONDITION = /^(?:si|quien|quienes|cuando|mientras|pasad[oa]s?) ([^,:;.]{4,90})/u;

/** «Se casa mi hermana»: a rule about the employee's wedding does not answer. A partner's events count as the employee's. */
function isOfOtherPerson(unit: IndexedUnit, concepts: ReadQuestion["concepts"]): boolean {
  const people = concepts.filter(isOtherPerson);
  const said = [...unit.own, ...unit.above, ...unit.title];
  return people.length > 0 && !people.some(({ forms }) => said.some((term) => forms.has(term)));
}

/** A relative or friend, whose events are not the employee's. */
export const isOtherPerson = ({ term }: Pick<Concept, "term">): boolean => PEOPLE.has(term);

const PEOPLE = new Set(
  "hermano hermana primo prima tio tia sobrino sobrina cunado cunada abuelo abuela nieto nieta suegro suegra yerno nuera hijo hija padre madre papa mama amigo amiga vecino padrino madrina ahijado"
    .split(" ")
    .map((word) => stem(word)),
);

const SPECIAL_CASE =
  /^(?:desde|en|para|con|durante|fuera de|dentro de) (?:el |la |los |las |un |una )?(\p{L}{4,})/u;

const LIMIT = /\b(?:tope|maxim[oa]|como mucho|hasta|limite|no pasa de|no mas de|nadie puede)\b/u;

/** «Tienen su propio documento»: the answer is there. */
const REFERS = /su propio documento|\b(?:mira|lee|sigue|sigue primero|esta en|estan en) (?:la |el )?«/u;

/** «Una semana más» adds to a rule that another unit states. */
const ADDS = /\b(?:dias?|semanas?|horas?|meses|mes|anos?) mas\b/u;

/** «¿Qué velocidad tiene…?» is answered only where a speed is named, or by a figure that can only be one. */
function hasNoun(
  unit: IndexedUnit,
  text: string,
  { asked, concepts }: Pick<ReadQuestion, "asked" | "concepts">,
): boolean {
  const noun = concepts.find(({ term }) => term === asked.noun);
  if (!noun) return true;
  const evidence = EVIDENCE.get(noun.term);
  if (evidence) return evidence.test(text);
  const named = [...unit.own, ...unit.above].some((term) => noun.forms.has(term));
  return named || noun.isFrame || unit.title.some((term) => (noun.forms.get(term) ?? 0) >= NAMED);
}

const NAMED = 0.85;

const EVIDENCE: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    velocidad: /mb\/s|mbps|km\/h/,
    tamano: /\d\s?(?:mb|gb|kb)\b|centimetros/,
    peso: /\d\s?(?:kilos|kg)\b/,
    porcentaje: /\d\s?%/,
    parte: /\d\s?%/,
    descuento: /\d\s?%/,
    horario: /\d{1,2}:\d{2}/,
    edad: /\d anos/,
    distancia: /\d\s?(?:kilometros|km)\b/,
    fecha: /\d de \p{L}+|dia \d/u,
  }).map(([word, pattern]) => [stem(word), pattern]),
);

/** Whether a figure tells that a text speaks of this, although it does not name it: «25 MB» is a size. */
export const hasEvidence = (term: string): boolean => EVIDENCE.has(term);

const MEASURES = new Set(
  "hora dia semana mes ano minuto kilo kilometro giga mega euro pagina metro persona vez litro"
    .split(" ")
    .map(stem),
);
const TIMES = new Set("hora dia semana mes ano".split(" ").map(stem));
const isTime = ([counted = ""]: readonly string[]) => TIMES.has(counted);
const isMeasure = ([counted = ""]: readonly string[]) => MEASURES.has(counted);

/** «Grave» is asked for, not «Muy grave»: the more of a row's own name was said, the surer it is meant. */
function labelFit(unit: IndexedUnit, concepts: ReadQuestion["concepts"]): number {
  const label = unit.table?.rows[unit.row ?? -1]?.[0];
  if (label === undefined) return 1;
  const words = termsOf(label);
  if (words.length === 0) return 1;
  const said = saidOf(words, concepts);
  if (said > 0) return 0.7 + 0.6 * said;
  // Where no row of the table is named, the table as a whole is asked for.
  const labels = unit.table?.rows.map(([name = ""]) => termsOf(name)) ?? [];
  return labels.some((others) => saidOf(others, concepts) > 0) ? 0.7 : 1;
}

/** The share of these words that the question says. */
function saidOf(words: readonly string[], concepts: ReadQuestion["concepts"]): number {
  const shares = words.map((word) =>
    Math.max(0, ...concepts.map(({ forms, isFrame }) => (isFrame ? 0 : (forms.get(word) ?? 0)))),
  );
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, words.length);
}

/** A row whose range has the quantity of the question is the one; rows with another range are not. */
function rangeFit(unit: IndexedUnit, { quantities }: AskedFor): number {
  const label = unit.table?.rows[unit.row ?? -1]?.[0];
  if (label === undefined) return 1;
  const header = unit.table?.header?.[0] ?? "";
  for (const quantity of quantities) {
    const holds = rangeHolds(`${header} ${label}`, quantity) ?? rangeHolds(label, quantity);
    if (holds !== undefined) return holds ? 3 : 0;
  }
  return 1;
}

/** Words by which a text says how or where something is done. */
const WAY =
  /\b(?:entra|entras|abre|abres|pide|pides|piden|pidelo|solicita|solicitan|descarga|descargan|pulsa|llama|escribe|avisa|elige|portal|rhconnect|aplicacion|intranet|web|se (?:pide|hace|cambia|activa|genera|registra|presenta|reserva|inscribe|da de alta)n?)\b/u;
const PROCEDURE = /procedimiento|paso|como se|como pedir|que hacer|si hoy no|recuperar/u;
const NUMBER =
  "(?:\\d[\\d.,]*|(?:un|una)(?! dias?)|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|dieci\\p{L}{3,5}|veinti\\p{L}{2,6}|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|doscient[oa]s)";
const HAS_NUMBER =
  /(?<!\p{L})(?:\d[\d.,]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|dieci\p{L}{3,5}|veinti\p{L}{2,6}|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|doscient[oa]s)(?!\p{L})/u;
const MONEY =
  /\d\s?(?:€|\$|%|euros?|por ciento|dolares)|sin coste|gratis|sin cargo|no se cobra|no paga|no pagas/u;
const TIME_UNIT = "(?:minutos?|horas?|dias?|semanas?|mes|meses|anos?|laborables|naturales|segundos?)";
const DURATION = new RegExp(
  `(?<!\\p{L})${NUMBER} (?:\\p{L}+ )?${TIME_UNIT}(?!\\p{L})|al momento|${TIME_UNIT}: ${NUMBER}`,
  "u",
);
/** A length of leave; months and years are rather what it is counted over. */
const SPELL = new RegExp(
  `(?<!\\p{L})${NUMBER} (?:\\p{L}+ )?(?:dias?|semanas?|horas?|laborables?|naturales)(?!\\p{L})`,
  "u",
);
const MEASURED = new RegExp(
  `(?<!\\p{L})${NUMBER} (?:\\p{L}+ )?(?:${TIME_UNIT}|veces|trayectos|€|euros|%|kilos|mb|gb)(?!\\p{L})`,
  "u",
);
const DATED =
  /\ba las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d{1,2})\b|\d{1,2}:\d{2}|(?:\d{1,2}|primero) de \p{L}+|dia \d{1,2}|\b(?:primer|ultimo|penultimo) dia\b|\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/u;
const MOMENT =
  /\b(?:al? momento|en cuanto|antes de|despues de|desde|hasta|al (?:terminar|cierre|final|dia siguiente)|cada (?:dia|semana|mes|ano)|de inmediato|el mismo dia|cuando quieras)\b/u;
const CONTACT = /\w@\w|\d{3} \d{3}|\bextension \d|\bext\.? ?\d/u;

const YEAR = /^(?:19|20)\d\d$/;

/** «12 horas» counts hours; so does a cell with a number under «Horas». */
function counts(unit: IndexedUnit, text: string, counted: readonly string[]): boolean {
  const words = [...text.matchAll(/\p{L}+|\d[\d.,]*/gu)].map(([word]) => word);
  const isNear = words.some(
    (word, at) =>
      counted.includes(stem(word)) &&
      words[at - 1] !== "por" &&
      (words.slice(Math.max(0, at - 2), at + 1).some((near) => HAS_NUMBER.test(near) && !YEAR.test(near)) ||
        HAS_NUMBER.test(words[at + 1] ?? "") ||
        (words[at - 3] !== "mas" && isOneOf(words[at - 1], word))),
  );
  if (isNear) return true;
  const header = unit.table?.header ?? [];
  const cells = unit.table?.rows[unit.row ?? -1] ?? [];
  return header.some(
    (name, at) =>
      termsOf(name).some((term) => counted.includes(term)) && HAS_NUMBER.test(foldText(cells[at] ?? "")),
  );
}

/** «Un día» is a number of days; «un avión» is no number of planes. */
const isOneOf = (before: string | undefined, word: string) =>
  (before === "un" || before === "una") && /^(?:dia|semana|mes|ano|hora|minuto|vez)$/.test(word);

/** «¿Cuántas vacaciones…?» is answered by a number of days under the title «Vacaciones». */
const isAboutCounted = ({ above, title, own }: IndexedUnit, counted: readonly string[]) =>
  [...above, ...title, ...own].some((term) => counted.includes(term));
