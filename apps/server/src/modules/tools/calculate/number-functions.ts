import { Decimal } from "decimal.js";
import { compute, divide, limited } from "./arithmetic.ts";
import { ExpressionError } from "./read-tokens.ts";
import { type Calculation, Exact } from "./value.ts";

type NumberFunction = (numbers: readonly Decimal[], calculation: Calculation) => Decimal;

const MOST_DECIMALS = 30;

/** Rounding is half away from zero, as in accounting: 2.5 becomes 3 and -2.5 becomes -3. */
export const numberFunctions: Record<string, NumberFunction> = {
  round: rounding(Decimal.ROUND_HALF_UP),
  floor: rounding(Decimal.ROUND_FLOOR),
  ceil: rounding(Decimal.ROUND_CEIL),
  trunc: rounding(Decimal.ROUND_DOWN),
  abs: exactly(1, (a) => a.abs()),
  sqrt: exactly(1, (a, _, calculation) => {
    if (a.isNegative()) throw new ExpressionError("A root of a negative number is not a real number.");
    const root = a.sqrt();
    if (!root.times(root).equals(a)) calculation.isExact = false;
    return root;
  }),
  mod: exactly(2, (a, b, calculation) => compute("mod", a, b, calculation)),
  /** How much the second number is above the first one, in percent. */
  percent_change: exactly(2, (from, to, calculation) =>
    divide(to.minus(from).times(100), from.abs(), calculation),
  ),
  sum: some((numbers, calculation) => total(numbers, calculation)),
  avg: some((numbers, calculation) =>
    divide(total(numbers, calculation), new Exact(numbers.length), calculation),
  ),
  median: some((numbers, calculation) => {
    const sorted = [...numbers].sort((a, b) => a.comparedTo(b));
    const middle = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
    return divide(middle[0]?.plus(middle[1] ?? 0) ?? new Exact(0), new Exact(2), calculation);
  }),
  min: some((numbers) => Exact.min(...numbers)),
  max: some((numbers) => Exact.max(...numbers)),
  count: (numbers) => new Exact(numbers.length),
};

function total(numbers: readonly Decimal[], calculation: Calculation): Decimal {
  return limited(
    numbers.reduce((sum, number) => sum.plus(number), new Exact(0)),
    calculation,
  );
}

function rounding(mode: Decimal.Rounding): NumberFunction {
  return ([number, decimals = new Exact(0), ...more]) => {
    if (!number || more.length > 0) throw new ExpressionError("Rounding takes a number and its decimals.");
    if (!decimals.isInteger() || decimals.abs().greaterThan(MOST_DECIMALS))
      throw new ExpressionError(`Decimals must be a whole number up to ${MOST_DECIMALS}.`);
    // A negative number of decimals rounds to tens, hundreds, thousands.
    const shift = new Exact(10).pow(decimals);
    return number.times(shift).toDecimalPlaces(0, mode).dividedBy(shift);
  };
}

function exactly(
  count: 1 | 2,
  compute: (a: Decimal, b: Decimal, calculation: Calculation) => Decimal,
): NumberFunction {
  return (numbers, calculation) => {
    const [a, b = new Exact(0)] = numbers;
    if (!a || numbers.length !== count)
      throw new ExpressionError(`This function takes ${count} ${count === 1 ? "number" : "numbers"}.`);
    return limited(compute(a, b, calculation), calculation);
  };
}

function some(compute: NumberFunction): NumberFunction {
  return (numbers, calculation) => {
    if (numbers.length === 0) throw new ExpressionError("This function needs at least one number.");
    return compute(numbers, calculation);
  };
}
