import { expect, it } from "vitest";
import { dayPartOf } from "./day-part.ts";

it.each([
  [5, "morning"],
  [11, "morning"],
  [12, "afternoon"],
  [19, "afternoon"],
  [20, "night"],
  [0, "night"],
  [4, "night"],
] as const)("calls %i o'clock the %s", (hour, part) => {
  expect(dayPartOf(new Date(2026, 10, 15, hour))).toBe(part);
});
