import { expect, it } from "vitest";
import { nextRegion } from "./region-focus.ts";

it("cycles through the regions in both directions", () => {
  expect([0, 1, 2].map((from) => nextRegion(from, 3, 1))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((from) => nextRegion(from, 3, -1))).toEqual([2, 0, 1]);
});

it("starts at the first or the last region when focus is in none", () => {
  expect(nextRegion(-1, 3, 1)).toBe(0);
  expect(nextRegion(-1, 3, -1)).toBe(2);
});
