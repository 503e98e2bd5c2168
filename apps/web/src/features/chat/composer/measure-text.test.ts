import { expect, it } from "vitest";
import { measureText } from "./measure-text.ts";

it("reports nothing while there is plenty of room, then the amount, the rest and the excess", () => {
  expect(measureText(799, 1_000)).toEqual({ state: "fits" });
  expect(measureText(800, 1_000)).toEqual({ state: "shown", used: 200, limit: 250 });
  expect(measureText(950, 1_000)).toEqual({ state: "near", used: 238, limit: 250 });
  expect(measureText(1_000, 1_000)).toEqual({ state: "near", used: 250, limit: 250 });
  expect(measureText(1_001, 1_000)).toEqual({ state: "over", over: 1 });
});

it("reports nothing where no limit is known", () => {
  expect(measureText(10_000_000, Number.POSITIVE_INFINITY)).toEqual({ state: "fits" });
});
