import { compute } from "./arithmetic.ts";
import { checkDay, readDay } from "./calendar.ts";
import { dateFunctions } from "./date-functions.ts";
import { numberFunctions } from "./number-functions.ts";
import type { Node, Operator } from "./parse-expression.ts";
import { ExpressionError } from "./read-tokens.ts";
import { type Calculation, Exact, numberOf, toNumber, type Value, wholeNumber } from "./value.ts";

export function evaluate(node: Node, calculation: Calculation): Value {
  switch (node.kind) {
    case "number":
      return { kind: "number", number: new Exact(node.digits) };
    case "date":
      return { kind: "date", day: readDay(node.text) };
    case "negative":
      return toNumber(numberOf(evaluate(node.of, calculation), "-").negated());
    case "percent":
      return toNumber(numberOf(evaluate(node.of, calculation), "%").dividedBy(100));
    case "operation":
      return operate(
        node.operator,
        [evaluate(node.left, calculation), evaluate(node.right, calculation)],
        calculation,
      );
    case "call":
      return call(
        node.name.toLowerCase(),
        node.args.map((arg) => evaluate(arg, calculation)),
        calculation,
      );
  }
}

function operate(operator: Operator, [left, right]: [Value, Value], calculation: Calculation): Value {
  if (left.kind === "date" && right.kind === "date" && operator === "-")
    return toNumber(left.day - right.day);
  if (left.kind === "date" && right.kind === "number" && (operator === "+" || operator === "-")) {
    const days = wholeNumber(right, "The number of days");
    return { kind: "date", day: checkDay(left.day + (operator === "+" ? days : -days)) };
  }
  return toNumber(compute(operator, numberOf(left, operator), numberOf(right, operator), calculation));
}

function call(name: string, args: readonly Value[], calculation: Calculation): Value {
  const ofDates = Object.hasOwn(dateFunctions, name) ? dateFunctions[name] : undefined;
  if (ofDates) return ofDates(args, calculation);
  const ofNumbers = Object.hasOwn(numberFunctions, name) ? numberFunctions[name] : undefined;
  if (!ofNumbers) {
    const known = [...Object.keys(numberFunctions), ...Object.keys(dateFunctions)].join(", ");
    throw new ExpressionError(`There is no function «${name}». The functions are: ${known}.`);
  }
  const numbers = args.map((arg) => numberOf(arg, name));
  return toNumber(ofNumbers(numbers, calculation));
}
