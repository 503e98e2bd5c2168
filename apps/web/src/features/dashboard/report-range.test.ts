import { expect, it } from "vitest";
import { choiceOf, spanOf } from "./report-range.ts";

it("takes what is usual where an address says nothing or nonsense", () => {
  expect(choiceOf({})).toEqual({ range: "30d", by: "day" });
  expect(choiceOf({ range: "12m", by: "hour" })).toEqual({ range: "12m", by: "month" });
  expect(choiceOf({ range: "90d", by: "day" })).toEqual({ range: "90d", by: "day" });
});

it("ends today and has as many days as it says", () => {
  expect(spanOf("7d", new Date("2026-11-15T23:30:00Z"))).toEqual({ from: "2026-11-09", to: "2026-11-15" });
});
