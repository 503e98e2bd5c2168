import { expect, it } from "vitest";
import { choiceOf, spanOf } from "./report-range.ts";

it("falls back to the defaults for missing or invalid values in the URL", () => {
  expect(choiceOf({})).toEqual({ range: "30d", by: "day" });
  expect(choiceOf({ range: "12m", by: "hour" })).toEqual({ range: "12m", by: "month" });
  expect(choiceOf({ range: "90d", by: "day" })).toEqual({ range: "90d", by: "day" });
});

it("ends today and has the selected number of days", () => {
  expect(spanOf("7d", new Date("2026-11-15T23:30:00Z"))).toEqual({ from: "2026-11-09", to: "2026-11-15" });
});
