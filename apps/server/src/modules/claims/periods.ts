import type { Language } from "@metatron/contract/enums";
import { measureOf, PERIOD_LINKS } from "./quantities.ts";
import type { Token } from "./tokens.ts";

export interface Periods {
  /** How often, or for how long a price holds: "al mes", "cada semana", "cuota anual". */
  rates: readonly string[];
  /** A period relative to another: "mes siguiente" is "mes next". */
  relative: readonly string[];
}

const ADJECTIVES =
  /^(?:diari[oa]|semanal|quincenal|mensual|trimestral|semestral|anual|daily|weekly|monthly|quarterly|yearly|annual|quinzenal|mensal)(?:es|s|mente)?$/;
const RELATIONS = new Map([
  ...["siguiente", "proximo", "proxima", "next", "following", "seguinte"].map(
    (word) => [word, "next"] as const,
  ),
  ...["anterior", "pasado", "previo", "previous", "prior", "last", "passado"].map(
    (word) => [word, "previous"] as const,
  ),
  ...["mismo", "misma", "curso", "corriente", "same", "current", "mesmo", "mesma"].map(
    (word) => [word, "same"] as const,
  ),
]);
/** "mes en curso" has one word between. */
const MOST_BETWEEN = 2;

export function periodsIn(
  tokens: readonly Token[],
  inFigures: ReadonlySet<number>,
  language: Language,
): Periods {
  const rates = new Set<string>();
  const relative = new Set<string>();
  for (const [at, { word }] of tokens.entries()) {
    const measure = inFigures.has(at) ? undefined : measureOf(word, language);
    if (measure === undefined) continue;
    if (ADJECTIVES.test(word) || PERIOD_LINKS.has(tokens[at - 1]?.word ?? "")) rates.add(measure);
    const relation = relationAround(tokens, at);
    if (relation) relative.add(`${measure} ${relation}`);
  }
  return { rates: [...rates], relative: [...relative] };
}

function relationAround(tokens: readonly Token[], at: number): string | undefined {
  const before = RELATIONS.get(tokens[at - 1]?.word ?? "");
  if (before) return before;
  const after = tokens.slice(at + 1, at + 1 + MOST_BETWEEN).map(({ word }) => word);
  const end = after.findIndex((word) => /^[.,;:|]$/.test(word));
  return (end < 0 ? after : after.slice(0, end)).map((word) => RELATIONS.get(word)).find(Boolean);
}

/** The periods that a figure of a source amounts to. */
const SAME_PERIODS = new Map([
  ["12 mes", "ano"],
  ["1 ano", "ano"],
  ["6 mes", "semestre"],
  ["3 mes", "trimestre"],
  ["1 mes", "mes"],
  ["15 dia", "quincena"],
  ["7 dia", "semana"],
  ["1 semana", "semana"],
  ["24 hora", "dia"],
  ["1 dia", "dia"],
]);

/** The period of a quantity such as "cada 12 meses". */
export const periodOf = (value: number, unit: string | null) => SAME_PERIODS.get(`${value} ${unit ?? ""}`);
