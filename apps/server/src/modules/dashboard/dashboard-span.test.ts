import { expect, it } from "vitest";
import { earlierSpan, periodsOf } from "./dashboard-span.ts";
import { percentile } from "./percentile.ts";

it("compares with the same number of days before", () => {
  expect(earlierSpan({ from: "2026-03-01", to: "2026-03-31" })).toEqual({
    from: "2026-01-29",
    to: "2026-02-28",
  });
  expect(earlierSpan({ from: "2026-03-01", to: "2026-03-01" })).toEqual({
    from: "2026-02-28",
    to: "2026-02-28",
  });
});

it("starts weeks on Monday and months on the first, but nothing before the span", () => {
  const span = { from: "2026-10-30", to: "2026-11-10" };
  expect(periodsOf(span, "week")).toEqual(["2026-10-30", "2026-11-02", "2026-11-09"]);
  expect(periodsOf(span, "month")).toEqual(["2026-10-30", "2026-11-01"]);
  expect(periodsOf(span, "day")).toHaveLength(12);
});

it("reads percentiles from buckets, accurate to 5 %", () => {
  const counts = [
    { bucket: 55, answers: 90 },
    { bucket: 80, answers: 10 },
  ];
  expect(percentile(counts, 0.5)).toBeCloseTo(0.01 * 1.1 ** 55.5, 2);
  expect(percentile(counts, 0.95)).toBeCloseTo(0.01 * 1.1 ** 80.5, 1);
  expect(percentile([], 0.5)).toBeNull();
});
