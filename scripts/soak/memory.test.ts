import { expect, it } from "vitest";
import { growthOf, slopeOf } from "./memory.ts";

const MINUTE = 60_000;
const samplesOf = (megabytes: (minute: number) => number) =>
  Array.from({ length: 41 }, (_, minute) => ({ atMs: minute * MINUTE, megabytes: megabytes(minute) }));

it("reads the slope from the second half alone", () => {
  expect(slopeOf(samplesOf((minute) => (minute < 20 ? minute * 50 : 1000)))).toBe(0);
  expect(slopeOf(samplesOf((minute) => 200 + minute))).toBeCloseTo(60);
});

it("compares the last quarter with the one before", () => {
  expect(growthOf(samplesOf(() => 300))).toBe(0);
  expect(growthOf(samplesOf((minute) => (minute > 30 ? 330 : 300)))).toBeCloseTo(0.1);
  expect(growthOf([])).toBe(0);
});
