import type { Bound, Quantity } from "./quantities.ts";
import type { ReadUnit } from "./read-units.ts";

const HALF_DAY = 12 * 60;

export function isSameQuantity(claimed: Quantity, there: Quantity): boolean {
  if (claimed.kind === "month")
    return there.kind === "month" ? claimed.value === there.value : claimed.value === there.month;
  if (claimed.kind === "date")
    return (
      there.kind === "date" &&
      claimed.value === there.value &&
      claimed.month === there.month &&
      (claimed.year === undefined || there.year === undefined || claimed.year === there.year)
    );
  if (claimed.kind === "time" && there.kind === "time")
    return (
      claimed.value === there.value ||
      ((claimed.isTwelveHour === true || there.isTwelveHour === true) &&
        Math.abs(claimed.value - there.value) === HALF_DAY)
    );
  if (claimed.value !== there.value) return isSameDuration(claimed, there);
  if (there.kind === "date") return claimed.kind === "amount" && claimed.unit === "day-of-month";
  if (claimed.kind !== there.kind) return false;
  if (claimed.days && there.days && claimed.days !== there.days) return false;
  const { each } = claimed;
  if (each && there.each && !there.each.some((id) => each.includes(id))) return false;
  const isSamePeriod = claimed.per === undefined || there.per === undefined || claimed.per === there.per;
  return isSamePeriod && areUnitsAlike(claimed, there) && !areBoundsOpposite(claimed.bound, there.bound);
}

/** "Eventos de más de 100 personas", "Artículo 12", or the year in a title: stated once, for all sentences below. */
export function isInHeading(claimed: Quantity, { context }: Pick<ReadUnit, "context">): boolean {
  if (isYear(claimed)) return context.quantities.some(({ value }) => value === claimed.value);
  return context.quantities.some(
    (there) =>
      isSameQuantity(claimed, there) &&
      (claimed.isReference === true || (claimed.unit !== null && there.unit !== null)),
  );
}

const isYear = ({ kind, value, isMeasure }: Quantity) =>
  kind === "amount" && !isMeasure && value >= 1900 && value <= 2100;

/** In the smaller measure: "medio año" is "seis meses". */
const SMALLER = new Map([
  ["ano", { unit: "mes", of: 12 }],
  ["semestre", { unit: "mes", of: 6 }],
  ["trimestre", { unit: "mes", of: 3 }],
  ["semana", { unit: "dia", of: 7 }],
  ["hora", { unit: "minuto", of: 60 }],
]);

function isSameDuration(one: Quantity, other: Quantity): boolean {
  if (one.kind !== "amount" || other.kind !== "amount" || one.unit === other.unit) return false;
  const [a, b] = [one, other].map(({ value, unit }) => {
    const smaller = SMALLER.get(unit ?? "");
    return smaller ? { value: value * smaller.of, unit: smaller.unit } : { value, unit };
  });
  const isSame = a?.unit === b?.unit && a?.value === b?.value;
  return isSame && !areBoundsOpposite(one.bound, other.bound);
}

function areUnitsAlike(one: Quantity, other: Quantity): boolean {
  if (one.unit === null || other.unit === null || one.unit === other.unit) return true;
  // Nouns are compared as words of the claim; only a different measure means a different quantity.
  return !one.isMeasure && !other.isMeasure;
}

const OPPOSITE_BOUNDS = new Set([
  "max min",
  "min max",
  "over under",
  "under over",
  "over max",
  "max over",
  "under min",
  "min under",
]);

function areBoundsOpposite(one: Bound | null, other: Bound | null): boolean {
  return one !== null && other !== null && OPPOSITE_BOUNDS.has(`${one} ${other}`);
}
