import type { Decimal } from "decimal.js";
import type { Operator } from "./parse-expression.ts";
import { ExpressionError } from "./read-tokens.ts";
import { type Calculation, Exact } from "./value.ts";

const LARGEST = new Exact("1e100");
/** Smaller numbers are the rounding error of an earlier step, or would be written as a long row of zeros. */
const SMALLEST = new Exact("1e-100");
const LARGEST_EXPONENT = 10_000;

/** Clears `isExact` if the result is rounded. */
type Exactness = Pick<Calculation, "isExact">;

export function compute(operator: Operator, a: Decimal, b: Decimal, exactness: Exactness): Decimal {
  switch (operator) {
    case "+":
      return limited(a.plus(b), exactness);
    case "-":
      return limited(a.minus(b), exactness);
    case "*":
      return limited(a.times(b), exactness);
    case "/":
      return divide(a, b, exactness);
    case "mod":
      if (b.isZero()) throw new ExpressionError("The remainder of a division by zero is not defined.");
      return limited(a.modulo(b), exactness);
    case "^":
      return power(a, b, exactness);
  }
}

export function divide(a: Decimal, b: Decimal, exactness: Exactness): Decimal {
  if (b.isZero()) throw new ExpressionError("A division by zero is not defined.");
  const quotient = a.dividedBy(b);
  if (!quotient.times(b).equals(a)) exactness.isExact = false;
  return limited(quotient, exactness);
}

export function limited(number: Decimal, exactness: Exactness): Decimal {
  if (!number.isFinite() || number.abs().greaterThan(LARGEST)) throw tooLarge();
  const isTiny = !number.isZero() && number.abs().lessThan(SMALLEST);
  if (isTiny || number.precision() >= Exact.precision) exactness.isExact = false;
  return isTiny ? new Exact(0) : number;
}

function power(base: Decimal, exponent: Decimal, exactness: Exactness): Decimal {
  if (exponent.abs().greaterThan(LARGEST_EXPONENT))
    throw new ExpressionError(`Exponents are limited to ${LARGEST_EXPONENT}.`);
  if (base.isZero()) {
    if (exponent.isNegative()) throw new ExpressionError("A division by zero is not defined.");
    return new Exact(exponent.isZero() ? 1 : 0);
  }
  if (base.isNegative() && !exponent.isInteger())
    throw new ExpressionError("A root of a negative number is not a real number.");
  // Checked before the power, whose digits would all be computed.
  const digits = base.abs().log().times(exponent);
  if (digits.greaterThan(LARGEST.log())) throw tooLarge();
  if (digits.lessThan(SMALLEST.log())) return limited(SMALLEST.dividedBy(10), exactness);
  if (exponent.isNegative()) return divide(new Exact(1), base.pow(exponent.negated()), exactness);
  if (!exponent.isInteger()) exactness.isExact = false;
  return limited(base.pow(exponent), exactness);
}

const tooLarge = () => new ExpressionError("A number is larger than 10^100, which is not supported.");
