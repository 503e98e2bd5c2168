import { expect, it } from "vitest";
import { moveInGrid } from "./move-in-grid.ts";

// Two grids: 0 1 2 / 3 4 and, below, 5 6 7 / 8.
const from = (at: number, key: string) => moveInGrid({ key, at, sizes: [5, 4], columns: 3 });

it.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 8, 8],
  ["ArrowLeft", 5, 4],
  ["ArrowLeft", 0, 0],
  ["Home", 4, 3],
  ["End", 5, 7],
])("%s leads from %i to %i", (key, at, to) => {
  expect(from(at, key)).toBe(to);
});

it("moves up and down in its column, across the border of two grids, and to the last cell of a shorter row", () => {
  expect([from(0, "ArrowDown"), from(3, "ArrowDown"), from(7, "ArrowDown")]).toEqual([3, 5, 8]);
  expect([from(8, "ArrowUp"), from(7, "ArrowUp"), from(1, "ArrowUp")]).toEqual([5, 4, 1]);
});

it("ignores other keys and positions outside the grids", () => {
  expect([from(0, "Enter"), from(9, "ArrowUp")]).toEqual([null, null]);
});
