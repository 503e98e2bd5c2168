import { type AskedFor, askedFor, codesIn, rangeHolds } from "./asked-for.ts";
import { isFrameWord } from "./frame-words.ts";
import type { Library } from "./library.ts";
import type { WeightedTerm } from "./query-terms.ts";
import { type IndexedUnit, type RankedUnit, rankUnits } from "./rank-units.ts";
import { fold, stem, synonymsOf, termsOf } from "./words.ts";

export interface FoundAnswer extends RankedUnit {
  asked: AskedFor;
  /** How much of what was asked the unit speaks of. */
  spoken: number;
}

/** The unit that answers a question first, then the others; nothing where no unit speaks of enough of it. */
export function findAnswer(
  question: string,
  terms: readonly WeightedTerm[],
  { units, sources }: Library,
): FoundAnswer[] {
  const asked = askedFor(question);
  // The quantity of a question selects a row by its range; as a word it would find any other «7».
  const words = terms.filter(({ term }) => !asked.quantities.some(({ value }) => String(value) === term));
  return rankUnits(units, question, words)
    .map((found) => {
      const spoken = shareSpokenOf(found.unit, words, units);
      const fit = fitOf(found.unit, asked) * labelFit(found.unit, words) * generalFit(found.unit, units);
      const validity = sources[found.unit.source]?.isOutdated ? OUTDATED_FIT : 1;
      const score = found.score * fit * spoken * validity;
      return { ...found, asked, spoken, score };
    })
    .filter(({ spoken, score }) => spoken >= ENOUGH && score > 0)
    .sort((a, b) => b.score - a.score);
}

/** How well a unit has the form of the answer that is asked for. */
function fitOf(unit: IndexedUnit, asked: AskedFor): number {
  const text = fold(unit.text);
  if (asked.codes.length > 0 && !codesIn(unit.text).some((code) => asked.codes.includes(code))) return 0;
  return formFit(unit, text, asked) * rangeFit(unit, asked);
}

function formFit(unit: IndexedUnit, text: string, { kind, counted }: AskedFor): number {
  switch (kind) {
    case "count":
      return counts(unit, text, counted)
        ? 1.6
        : isAboutCounted(unit, counted) && HAS_NUMBER.test(text)
          ? 0.9
          : 0;
    case "amount":
      return MONEY.test(text) ? 1.6 : HAS_NUMBER.test(text) ? 1 : 0.5;
    case "time":
      return MOMENT.test(text) ? 1.3 : 0.7;
    case "steps":
      return (
        (unit.mark ? 1.4 : unit.kind === "row" ? 0.7 : 1) *
        (PROCEDURE.test(fold(unit.heading ?? "")) ? 1.3 : 1)
      );
    case "other":
      return 1;
  }
}

/** A section states its rule first and its exceptions after it. */
function generalFit(unit: IndexedUnit, units: readonly IndexedUnit[]): number {
  const first = units.find(({ source, heading }) => source === unit.source && heading === unit.heading);
  return 1 + EARLY_BONUS / (1 + (unit.block - (first?.block ?? unit.block)));
}
const EARLY_BONUS = 0.25;
const OUTDATED_FIT = 0.3;

/** «Grave» is asked for, not «Muy grave»: the more of a row's own name was said, the surer it is meant. */
function labelFit(unit: IndexedUnit, terms: readonly WeightedTerm[]): number {
  const label = unit.table?.rows[unit.row ?? -1]?.[0];
  if (label === undefined) return 1;
  const words = wordsOf(label);
  const said = words.filter((word) =>
    terms.some(({ term }) => term === word || synonymsOf(term).includes(word)),
  );
  return words.length === 0 ? 1 : 0.7 + (0.6 * said.length) / words.length;
}

const wordsOf = (text: string) => [...fold(text).matchAll(/\p{L}+/gu)].map(([word]) => stem(word));

/** A row whose range has the quantity of the question is the one; rows with another range are not. */
function rangeFit(unit: IndexedUnit, { quantities }: AskedFor): number {
  const label = unit.table?.rows[unit.row ?? -1]?.[0];
  if (label === undefined) return 1;
  const header = unit.table?.header?.[0] ?? "";
  for (const quantity of quantities) {
    const holds = rangeHolds(`${header} ${label}`, quantity) ?? rangeHolds(label, quantity);
    if (holds !== undefined) return holds ? 3 : 0.3;
  }
  return 1;
}

const PROCEDURE = /procedimiento|paso|como se|que hacer|si hoy no|recuperar/u;
const NUMBER =
  "(?:\\d[\\d.,]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta)";
const HAS_NUMBER = new RegExp(`(?<!\\p{L})${NUMBER}(?!\\p{L})`, "u");
const MONEY = /\d\s?(?:€|\$|%|euros?|por ciento|dolares)|sin coste|gratis|sin cargo/u;
const MOMENT =
  /\d{1,2}:\d{2}|\d{1,2} de \p{L}+|\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo|dias?|semanas?|mes|meses|anos?|horas?|minutos?|momento)\b/u;

/** «12 horas» counts hours; so does a cell with a number under «Horas». */
function counts(unit: IndexedUnit, text: string, counted: readonly string[]): boolean {
  const words = [...text.matchAll(/\p{L}+|\d[\d.,]*/gu)].map(([word]) => word);
  const isNear = words.some(
    (word, at) =>
      counted.includes(stem(word)) &&
      (words.slice(Math.max(0, at - 3), at + 3).some((near) => HAS_NUMBER.test(near)) ||
        (words[at - 3] !== "mas" && isOneOf(words[at - 1], word))),
  );
  if (isNear) return true;
  const header = unit.table?.header ?? [];
  const cells = unit.table?.rows[unit.row ?? -1] ?? [];
  return header.some(
    (name, at) =>
      termsOf(name).some((term) => counted.includes(term)) && HAS_NUMBER.test(fold(cells[at] ?? "")),
  );
}

/** «Un día» is a number of days; «un avión» is no number of planes. */
const isOneOf = (before: string | undefined, word: string) =>
  (before === "un" || before === "una") && /^(?:dia|semana|mes|ano|hora|minuto|vez)$/.test(word);

/** «¿Cuántas vacaciones…?» is answered by a number of days under the title «Vacaciones». */
const isAboutCounted = ({ above, title }: IndexedUnit, counted: readonly string[]) =>
  [...above, ...title].some((term) => counted.includes(term));

const ENOUGH = 0.63;
const FRAME_WORTH = 0.15;
const AROUND_WORTH = 0.75;
const TITLE_SYNONYM_WORTH = 0.7;

/** How much of what was asked the unit speaks of, with what stands above and around it. */
function shareSpokenOf(
  unit: IndexedUnit,
  terms: readonly WeightedTerm[],
  units: readonly IndexedUnit[],
): number {
  const here = new Set([...unit.own, ...unit.above]);
  const title = new Set(unit.title);
  // A row answers by itself; what other rows of its table say is about other things.
  const around = new Set(
    unit.kind === "row"
      ? []
      : units
          .filter(({ source, heading }) => source === unit.source && heading === unit.heading)
          .flatMap(({ own }) => own),
  );
  let whole = 0;
  let found = 0;
  for (const { term, weight } of terms) {
    const worth = weight * (isFrameWord(term) ? FRAME_WORTH : 1);
    const forms = [term, ...synonymsOf(term)];
    whole += worth;
    if (forms.some((form) => isIn(here, form)) || isIn(title, term)) found += worth;
    else if (forms.some((form) => isIn(title, form))) found += worth * TITLE_SYNONYM_WORTH;
    else if (forms.some((form) => isIn(around, form))) found += worth * AROUND_WORTH;
  }
  return whole > 0 ? found / whole : 0;
}

const LEAST_PREFIX = 5;

/** Also another form of the word, by its long beginning. */
function isIn(terms: ReadonlySet<string>, term: string): boolean {
  if (terms.has(term)) return true;
  if (term.length < LEAST_PREFIX) return false;
  const start = term.slice(0, Math.max(LEAST_PREFIX, Math.ceil(term.length * 0.75)));
  for (const other of terms) if (other.startsWith(start)) return true;
  return false;
}
