import { z } from "zod";
import { defineTool, type Tool } from "../../turns/index.ts";
import { readDay, showDay, toDay } from "./calendar.ts";
import { evaluate } from "./evaluate.ts";
import { parseExpression } from "./parse-expression.ts";
import { ExpressionError, type NumberFormat } from "./read-tokens.ts";
import type { Calculation, Value } from "./value.ts";

const MOST_EXPRESSIONS = 20;
const MOST_CHARS = 2000;
const MOST_HOLIDAYS = 1000;
/** As many digits as decimal types of databases show. */
const SHOWN_DIGITS = 34;

const input = z.strictObject({
  expressions: z
    .array(z.string().min(1).max(MOST_CHARS))
    .min(1)
    .max(MOST_EXPRESSIONS)
    .describe(
      "Expressions to compute, one result each. Use `.` as the decimal separator and no thousands separators: «15 % de 1.250.000» is `15% of 1250000`.",
    ),
  number_format: z
    .enum(["neutral", "es", "en"])
    .optional()
    .describe(
      "Only if the numbers are copied as a person wrote them: `es` for 1.250.000,50 and `en` for 1,250,000.50; arguments are then separated by `;`. Default: `neutral`.",
    ),
  holidays: z
    .array(z.iso.date())
    .max(MOST_HOLIDAYS)
    .optional()
    .describe("Holidays as YYYY-MM-DD, which are not working days. Take them from documents or ask."),
});

const DESCRIPTION = `Computes exact numbers and dates. Use it for every calculation instead of computing yourself.
Numbers: + - * / ^ ( ), % after a number is a percentage (15% of 200), % between numbers is the remainder (10 % 3), round(x, decimals), floor, ceil, trunc, abs, sqrt, mod(a, b), percent_change(from, to), sum(…), avg(…), median(…), min(…), max(…), count(…).
Dates are written YYYY-MM-DD: date - date, date + days, days_between(a, b), working_days(from, to) counts both days, add_days(d, n), add_working_days(d, n), add_months(d, n), add_years(d, n), weekday(d), age(birth, on), today().
Tell the person what was counted, from the notes of the result.`;

/** Never evaluates code: the expressions have a parser of their own. */
export function createCalculateTool({ now }: { now(): Date }): Tool {
  return defineTool({
    name: "calculate",
    description: DESCRIPTION,
    access: "read",
    input,
    run: async ({ expressions, number_format: format = "neutral", holidays = [] }) => {
      const days = new Set(holidays.map(readDay));
      const results = expressions.map((expression) => {
        const calculation: Calculation = { today: toDay(now()), holidays: days, notes: [], isExact: true };
        return compute(expression, format, calculation);
      });
      // One expression is the usual case; its error is the error of the call.
      const [only] = results;
      if (results.length === 1 && only && "error" in only) throw new Error(only.error);
      return { results };
    },
  });
}

function compute(expression: string, format: NumberFormat, calculation: Calculation) {
  try {
    const value = evaluate(parseExpression(expression, format), calculation);
    const { notes } = calculation;
    return { expression, ...shown(value, calculation), ...(notes.length > 0 ? { notes } : {}) };
  } catch (error) {
    if (error instanceof ExpressionError) return { expression, error: error.message };
    throw error;
  }
}

function shown(value: Value, { isExact }: Calculation) {
  if (value.kind === "text") return { result: value.text };
  if (value.kind === "date") return { result: showDay(value.day) };
  const number = value.number.toSignificantDigits(SHOWN_DIGITS);
  return { result: number.toFixed(), isExact: isExact && number.equals(value.number) };
}
