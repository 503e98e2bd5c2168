import { expect, it } from "vitest";
import { pageAt, pageStartsIn } from "./page-starts.ts";

const PAGES = [0, 100, 250];

it("keeps where each page begins inside a passage", () => {
  expect(pageStartsIn(PAGES, { start: 10, end: 90 })).toEqual([{ offset: 0, page: 1 }]);
  expect(pageStartsIn(PAGES, { start: 100, end: 200 })).toEqual([{ offset: 0, page: 2 }]);
  expect(pageStartsIn(PAGES, { start: 60, end: 260 })).toEqual([
    { offset: 0, page: 1 },
    { offset: 40, page: 2 },
    { offset: 190, page: 3 },
  ]);
  expect(pageStartsIn([], { start: 0, end: 10 })).toEqual([]);
});

it("returns the page of a sentence, and none in a document without pages", () => {
  const starts = pageStartsIn(PAGES, { start: 60, end: 260 });
  expect([0, 39, 40, 189, 190, 199].map((offset) => pageAt(starts, offset))).toEqual([1, 1, 2, 2, 3, 3]);
  expect(pageAt([], 5)).toBeUndefined();
});
