import { describe, expect, it } from "vitest";
import { labelledPlaces, niceScale, spreadLabels } from "./scale.ts";

describe("an axis", () => {
  it.each([
    [4066, [0, 2000, 4000, 6000]],
    [3, [0, 1, 2, 3]],
    [97, [0, 25, 50, 75, 100]],
    [0, [0, 1]],
  ])("up to %d has round figures", (largest, ticks) => {
    expect(niceScale(largest)).toEqual({ top: ticks.at(-1), ticks });
  });

  it("has fractions only where fractional values are meaningful", () => {
    expect(niceScale(0.9).ticks).toEqual([0, 1]);
    expect(niceScale(0.9, 4, { isWhole: false }).ticks).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });
});

it("labels the first, the last and even steps between", () => {
  expect(labelledPlaces(5, 6)).toEqual([0, 1, 2, 3, 4]);
  expect(labelledPlaces(30, 5)).toEqual([0, 8, 16, 24, 29]);
  expect(labelledPlaces(8, 5)).toEqual([0, 2, 4, 7]);
});

it("moves overlapping labels apart", () => {
  expect(spreadLabels([50, 52, 10], 14)).toEqual([50, 64, 10]);
});
