import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toolContext } from "../../../../test/tool-context.ts";
import { createCalculateTool } from "./calculate-tool.ts";
import { addWorkingDays, countWorkingDays, showDay, weekdayOf } from "./calendar.ts";
import { parseExpression } from "./parse-expression.ts";
import { ExpressionError } from "./read-tokens.ts";

const tool = createCalculateTool({ now: () => new Date("2026-11-16T10:00:00Z") });

interface Result {
  result?: string;
  isExact?: boolean;
  error?: string;
  notes?: string[];
}

async function results(given: object): Promise<Result[]> {
  const output = (await tool.run(tool.input.parse(given), toolContext())) as { results: Result[] };
  return output.results;
}

async function compute(expression: string, more: object = {}): Promise<Result> {
  const [result, other] = await results({ expressions: [expression, "1"], ...more });
  expect(other).toEqual({ expression: "1", result: "1", isExact: true });
  return result ?? {};
}

describe("numbers", () => {
  it.each([
    ["0.1 + 0.2", "0.3"],
    ["15 % of 1250000", "187500"],
    ["15% de 1250000.50", "187500.075"],
    ["1250000 * (1 + 15%)", "1437500"],
    ["10 % 3", "1"],
    ["2 + 3 * 4 ^ 2", "50"],
    ["2 ^ 3 ^ 2", "512"],
    ["-2 ^ 2", "-4"],
    ["2 ^ -2", "0.25"],
    ["(1 + 2) × 3 − 4 ÷ 2", "7"],
    ["round(2.5)", "3"],
    ["round(-2.345, 2)", "-2.35"],
    ["round(1234567, -3)", "1235000"],
    ["floor(-1.5) + ceil(1.2) + trunc(-1.9) + abs(-4)", "3"],
    ["sum(1, 2.5, 3) / count(1, 2.5, 3)", "2.166666666666666666666666666666667"],
    ["avg(10, 20, 40)", "23.33333333333333333333333333333333"],
    ["median(3, 1, 10, 2)", "2.5"],
    ["min(3, -1, 2) + max(3, -1, 2)", "2"],
    ["percent_change(80, 100)", "25"],
    ["12345678901234567890.12 * 3", "37037036703703703670.36"],
    ["sqrt(2)^2 - 2 + 7 % 4", "3"],
    ["(10 ^ -90) ^ 100", "0"],
  ])("computes %s", async (expression, result) => {
    expect((await compute(expression)).result).toBe(result);
  });

  it("says whether a result is exact", async () => {
    expect(await compute("1 / 8")).toMatchObject({ result: "0.125", isExact: true });
    expect(await compute("1 / 3")).toMatchObject({ isExact: false });
    expect(await compute("sqrt(16)")).toMatchObject({ result: "4", isExact: true });
  });

  it("reads Spanish and English notation only if it is named", async () => {
    expect(await compute("15 % de 1.250.000,50", { number_format: "es" })).toMatchObject({
      result: "187500.075",
    });
    expect(await compute("max(1,250.5; 3)", { number_format: "en" })).toMatchObject({ result: "1250.5" });
    expect((await compute("15% of 1.250.000")).error).toContain("write it without thousands separators");
    expect((await compute("1.25 + 1", { number_format: "es" })).error).toContain("«1.25» is not a number");
  });

  it.each([
    ["100 + 15%", "ambiguous"],
    ["1 / (2 - 2)", "division by zero"],
    ["10 % 0", "division by zero"],
    ["0 ^ -1", "division by zero"],
    ["9 ^ 9 ^ 9", "Exponents"],
    ["10 ^ 101", "larger than"],
    ["(-8) ^ 0.5", "not a real number"],
    ["sqrt(-1)", "not a real number"],
    ["2 +", "ends too early"],
    ["(2", "«)» is missing"],
    ["2 3", "«3» is not expected"],
    ["process.exit(1)", "«.» is not part"],
    ["process + 1", "«process» is not a number"],
    ["constructor(1)", "no function «constructor»"],
    ["2 & 3", "«&» is not part"],
    ["sum()", "at least one number"],
    ["round(1, 2, 3)", "Rounding takes"],
    ["round(1, 0.5)", "whole number"],
    [`${"(".repeat(400)}1${")".repeat(400)}`, "nested too deeply"],
    [`${"-".repeat(1500)}1`, "nested too deeply"],
    [`1${"0".repeat(100)}`, "more than 60 digits"],
  ])("refuses %s with a sentence", async (expression, part) => {
    expect((await compute(expression)).error).toContain(part);
  });

  it("fails the call if its only expression is wrong", async () => {
    await expect(results({ expressions: ["2 +"] })).rejects.toThrow("The expression ends too early.");
  });
});

describe("dates", () => {
  it.each([
    ["2026-03-01 - 2026-02-01", "28"],
    ["2026-02-27 + 3", "2026-03-02"],
    ["days_between(2024-02-28, 2024-03-01)", "2"],
    ["add_days(2026-01-31, -31)", "2025-12-31"],
    ["add_months(2026-01-31, 1)", "2026-02-28"],
    ["add_months(2026-01-15, -13)", "2024-12-15"],
    ["add_years(2024-02-29, 1)", "2025-02-28"],
    ["weekday(2026-11-16)", "Monday"],
    ["age(2000-03-01, 2026-02-28)", "25"],
    ["age(1990-11-16)", "36"],
    ["today() - 2026-11-01", "15"],
    ["working_days(2026-11-13, 2026-11-16)", "2"],
    ["add_working_days(2026-11-13, 1)", "2026-11-16"],
    ["add_working_days(2026-11-16, -1)", "2026-11-13"],
  ])("computes %s", async (expression, result) => {
    expect((await compute(expression)).result).toBe(result);
  });

  it("leaves the given holidays out and says so", async () => {
    const holidays = ["2026-12-08", "2026-12-25", "2026-12-26", "2026-12-25", "2027-01-06"];
    expect(await compute("working_days(2026-12-01, 2026-12-31)", { holidays })).toMatchObject({
      result: "21",
      notes: [
        "Monday to Friday from Tuesday 2026-12-01 to Thursday 2026-12-31, both days counted. Of 4 given holidays, 2 on a weekday in this period are left out: 2026-12-08, 2026-12-25.",
      ],
    });
    expect(await compute("add_working_days(2026-12-24, 1)", { holidays })).toMatchObject({
      result: "2026-12-28",
    });
    expect((await compute("working_days(2026-12-01, 2026-12-31)")).notes?.[0]).toContain(
      "No holidays were given",
    );
  });

  it.each([
    ["weekday(2026-02-30)", "not a date"],
    ["2026-13-01 + 1", "not a date"],
    ["working_days(2026-02-01, 2026-01-01)", "after the second"],
    ["age(2030-01-01)", "after the day"],
    ["add_days(2026-01-01, 0.5)", "whole number"],
    ["add_days(2026-01-01, 999999999)", "1600 to 2399"],
    ["add_working_days(2026-01-01, 999999999)", "not supported"],
    ["2026-01-01 * 2", "not dates"],
    ["weekday(5)", "takes dates"],
    ["today(1)", "takes 0 arguments"],
  ])("refuses %s with a sentence", async (expression, part) => {
    expect((await compute(expression)).error).toContain(part);
  });
});

describe("for any input", () => {
  const integer = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
  const tree = fc.letrec<{ node: { text: string; value: bigint } }>((tie) => ({
    node: fc.oneof(
      { depthSize: "small" },
      integer.map((value) => ({ text: `(${value})`, value })),
      fc.tuple(tie("node"), fc.constantFrom("+", "-", "*"), tie("node")).map(([a, sign, b]) => ({
        text: `(${a.text} ${sign} ${b.text})`,
        value: sign === "+" ? a.value + b.value : sign === "-" ? a.value - b.value : a.value * b.value,
      })),
    ),
  })).node;

  it("adds, subtracts and multiplies like exact integers", async () => {
    await fc.assert(
      fc.asyncProperty(tree, async ({ text, value }) => {
        const isShownWhole = value.toString().length <= 30;
        fc.pre(isShownWhole && text.length < 2000);
        // Integers of JavaScript are the reference; intermediate results may be out of range.
        const { result, error } = await compute(text);
        if (error) expect(error).toContain("larger than");
        else expect(result).toBe(value.toString());
      }),
    );
  });

  it("reads a number in every notation as the same number", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.stringMatching(/^\d{1,6}$/), async (whole, decimals) => {
        const groups = whole.toString().replace(/\B(?=(?:\d{3})+$)/g, "_");
        const [es, en, neutral] = [
          await compute(`${groups.replaceAll("_", ".")},${decimals}`, { number_format: "es" }),
          await compute(`${groups.replaceAll("_", ",")}.${decimals}`, { number_format: "en" }),
          await compute(`${whole}.${decimals}`),
        ];
        expect([es.result, en.result]).toEqual([neutral.result, neutral.result]);
      }),
    );
  });

  it("counts working days as a person with a calendar does", () => {
    const day = fc.integer({ min: -40_000, max: 40_000 });
    const holidays = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 20 });
    fc.assert(
      fc.property(day, fc.nat(400), holidays, (from, length, offsets) => {
        const off = new Set(offsets.map((offset) => from + offset));
        const isWorking = (at: number) => !weekdayOf(at).startsWith("S") && !off.has(at);
        const all = Array.from({ length: length + 1 }, (_, n) => from + n);
        const { days } = countWorkingDays(from, from + length, off);
        expect(days).toBe(all.filter(isWorking).length);
        if (days === 0) return;
        const first = isWorking(from) ? days - 1 : days;
        const reached = addWorkingDays(from, first, off).day;
        expect(showDay(reached)).toBe(showDay(all.findLast(isWorking) ?? from));
      }),
    );
  });

  it("answers any text with a result or a sentence", () => {
    const piece = fc.constantFrom(
      "1",
      "2.5",
      "%",
      "of",
      "(",
      ")",
      ",",
      ";",
      "-",
      "^",
      "sum",
      "2026-01-01",
      "ñ",
      " ",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((each) => each.join("")),
        ),
        (text) => {
          for (const format of ["neutral", "es", "en"] as const) {
            try {
              parseExpression(text, format);
            } catch (error) {
              expect(error).toBeInstanceOf(ExpressionError);
            }
          }
        },
      ),
    );
  });
});
