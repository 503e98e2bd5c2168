import { expect, it } from "vitest";
import { byColumn, productsWith, sumOf } from "./sparse-rows.ts";

const rows = [
  { columns: [0, 2], weights: [0.6, 0.8] },
  { columns: [2], weights: [1] },
  { columns: [], weights: [] },
];

it("multiplies a row with every other one", () => {
  const index = byColumn(rows, 3);
  expect([...productsWith({ columns: [2, 0], weights: [1, 0.5] }, index)]).toEqual([
    expect.closeTo(1.1, 6),
    expect.closeTo(1, 6),
    0,
  ]);
  expect([...productsWith({ columns: [1], weights: [1] }, index)]).toEqual([0, 0, 0]);
});

it("adds rows up to one of length 1", () => {
  const { columns, weights } = sumOf(rows);
  expect(columns).toEqual([0, 2]);
  expect(weights.reduce((sum, weight) => sum + weight ** 2, 0)).toBeCloseTo(1, 6);
  expect((weights[1] ?? 0) / (weights[0] ?? 1)).toBeCloseTo(3, 6);
});
