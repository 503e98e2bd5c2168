import { describe, expect, it } from "vitest";
import { rowInPlaceOf, tabStop } from "./use-row-focus.ts";

describe("the row that Tab comes to", () => {
  it("is the open conversation's, wherever somebody was in the list before", () => {
    expect(tabStop({ active: 7, chosen: 2, hasFocus: false })).toBe(2);
  });

  it("is the one where somebody is, while they move among the rows", () => {
    expect(tabStop({ active: 7, chosen: 2, hasFocus: true })).toBe(7);
  });

  it("is the last one used where none is open, and the first one at the beginning", () => {
    expect(tabStop({ active: 7, chosen: -1, hasFocus: false })).toBe(7);
    expect(tabStop({ active: -1, chosen: -1, hasFocus: false })).toBe(0);
  });
});

it("moves the focus of a deleted row to the one in its place, or to the last", () => {
  expect(rowInPlaceOf(1, ["a", "c"])).toBe("c");
  expect(rowInPlaceOf(2, ["a", "b"])).toBe("b");
  expect(rowInPlaceOf(0, [])).toBeUndefined();
});
