import { expect, it } from "vitest";
import { dot, fitChoice, fitGate, type Option } from "./fit-weights.ts";

const option = (isRight: boolean, ...values: number[]): Option => ({ isRight, values });

it("gives the right option of every question the highest sum", () => {
  const questions = [
    [option(true, 0.9, 0.1), option(false, 0.2, 0.9), option(false, 0.4, 0.3)],
    [option(false, 0.3, 0.8), option(true, 0.7, 0.2)],
    [option(false, 0.1, 0.1), option(true, 0.6, 0.9), option(false, 0.5, 0.9)],
  ];
  const weights = fitChoice(questions);
  for (const options of questions) {
    const sums = options.map(({ values }) => dot(values, weights));
    expect(options[sums.indexOf(Math.max(...sums))]?.isRight).toBe(true);
  }
});

it("ignores questions whose right option was not found", () => {
  const found = [option(true, 1), option(false, 0)];
  expect(fitChoice([found, [option(false, 1), option(false, 0)]])).toEqual(fitChoice([found]));
});

it("separates answers from wrong choices around zero", () => {
  const rows = [option(true, 1, 0.9), option(true, 1, 0.8), option(false, 1, 0.2), option(false, 1, 0.1)];
  const weights = fitGate(rows);
  for (const { values, isRight } of rows) expect(dot(values, weights) > 0).toBe(isRight);
});

it("gives the same weights for the same data", () => {
  const rows = [option(true, 1, 0.9), option(false, 1, 0.3)];
  expect(fitGate(rows)).toEqual(fitGate(rows));
});
