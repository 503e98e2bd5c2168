import { Decimal } from "decimal.js";
import type { Day } from "./calendar.ts";
import { ExpressionError } from "./read-tokens.ts";

export type Value =
  | { kind: "number"; number: Decimal }
  | { kind: "date"; day: Day }
  | { kind: "text"; text: string };

export interface Calculation {
  today: Day;
  holidays: ReadonlySet<Day>;
  /** What was counted, so that a person can check the result. */
  notes: string[];
  /** False after a division, a root or a power without a finite decimal result. */
  isExact: boolean;
}

/** Far more digits than are shown, so that rounding errors of single steps never become visible. */
export const Exact = Decimal.clone({ precision: 200, rounding: Decimal.ROUND_HALF_UP });

export const toNumber = (number: Decimal | number): Value => ({ kind: "number", number: new Exact(number) });

export function numberOf(value: Value | undefined, user: string): Decimal {
  if (value?.kind === "number") return value.number;
  throw new ExpressionError(
    value?.kind === "date"
      ? `«${user}» takes numbers and not dates. Dates allow date - date, date + days and date - days.`
      : `«${user}» takes numbers.`,
  );
}

const LARGEST_WHOLE = 1_000_000_000;

export function wholeNumber(value: Value | undefined, subject: string): number {
  const number = value?.kind === "number" ? value.number : undefined;
  if (!number?.isInteger() || number.abs().greaterThan(LARGEST_WHOLE))
    throw new ExpressionError(`${subject} must be a whole number.`);
  return number.toNumber();
}

export function dayOf(value: Value | undefined, user: string): Day {
  if (value?.kind === "date") return value.day;
  throw new ExpressionError(`«${user}» takes dates, written as YYYY-MM-DD.`);
}
