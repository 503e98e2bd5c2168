import { expect, it } from "vitest";
import { surveyFiltersIn, surveyWordsOf } from "./survey-queries.ts";

it("reads filters from the URL and writes them back", () => {
  const words = { score: "2", reason: "speed", from: "2026-09-01", to: "2026-09-30", comment: "with" };
  const filters = surveyFiltersIn({ ...words, tab: "survey" });
  expect(filters).toEqual({
    score: 2,
    reason: "speed",
    from: "2026-09-01",
    to: "2026-09-30",
    comment: "with",
  });
  expect(surveyWordsOf(filters)).toEqual(words);
});

it("ignores words that are no filter", () => {
  expect(surveyFiltersIn({ score: "9", reason: "weather", from: "ayer", comment: "no" })).toEqual({});
});
