import { periodOf } from "./periods.ts";
import { isMeasureConcept } from "./quantities.ts";
import type { Statement } from "./read-statement.ts";
import type { ReadUnit } from "./read-units.ts";

/** Per year where the source says per month, or the month after it. */
export function isOtherPeriod(part: Statement, { own, context, before }: ReadUnit): boolean {
  const said = [own, context, before];
  const rates = new Set(
    said.flatMap(({ periods, quantities }) => [
      ...periods.rates,
      ...quantities.flatMap(({ value, unit }) => periodOf(value, unit) ?? []),
    ]),
  );
  const isNamed = (rate: string) =>
    rates.has(rate) ||
    said.some(({ terms }) => terms.some(({ ids }) => ids.some((id) => isMeasureConcept(id, rate))));
  if (part.periods.rates.some((rate) => !isNamed(rate))) return true;
  const isOther = (rate: string) => own.periods.rates.length > 0 && !own.periods.rates.includes(rate);
  if (part.periods.rates.length === 1 && part.periods.rates.some(isOther)) return true;
  const relative = own.periods.relative;
  return relative.length > 0 && part.periods.relative.some((one) => !relative.includes(one));
}
