import { expect, it } from "vitest";
import { dayAt, untilMidnightMs } from "./use-today.ts";

it("keeps the day until the next one has begun", () => {
  const morning = new Date(2026, 10, 16, 8);
  expect(dayAt(morning, new Date(2026, 10, 16, 23, 59))).toBe(morning);
  const next = new Date(2026, 10, 17, 0, 0, 1);
  expect(dayAt(morning, next)).toBe(next);
});

it("wakes up just after midnight, also on days with 23 or 25 hours", () => {
  const evening = new Date(2026, 10, 16, 23, 59, 0);
  expect(untilMidnightMs(evening)).toBe(61_000);
  for (const [month, day] of [
    [2, 29],
    [9, 25],
  ] as const) {
    const noon = new Date(2026, month, day, 12);
    expect(new Date(noon.getTime() + untilMidnightMs(noon))).toEqual(new Date(2026, month, day + 1, 0, 0, 1));
  }
});
