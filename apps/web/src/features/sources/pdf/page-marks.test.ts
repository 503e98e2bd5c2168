import { expect, it } from "vitest";
import { mergeLines } from "./page-marks.ts";

const rect = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

it("draws one stroke for each line", () => {
  const rects = [rect(10, 10, 40, 20), rect(44, 11, 90, 21), rect(10, 26, 50, 36)];
  expect(mergeLines(rects)).toEqual([rect(10, 10, 90, 21), rect(10, 26, 50, 36)]);
});

it("leaves the gap between two columns unmarked", () => {
  expect(mergeLines([rect(10, 10, 40, 20), rect(200, 10, 240, 20)])).toHaveLength(2);
});
