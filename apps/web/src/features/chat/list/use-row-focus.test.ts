import { describe, expect, it } from "vitest";
import { rowInPlaceOf, tabStop } from "./use-row-focus.ts";

describe("the row in the tab order", () => {
  it("is that of the open conversation, whichever row was focused before", () => {
    expect(tabStop({ active: 7, chosen: 2, hasFocus: false })).toBe(2);
  });

  it("is the focused one, while the focus is in the list", () => {
    expect(tabStop({ active: 7, chosen: 2, hasFocus: true })).toBe(7);
  });

  it("is the last focused one where no conversation is open, and the first one initially", () => {
    expect(tabStop({ active: 7, chosen: -1, hasFocus: false })).toBe(7);
    expect(tabStop({ active: -1, chosen: -1, hasFocus: false })).toBe(0);
  });
});

it("moves the focus of a deleted row to the row in its place, or to the last", () => {
  expect(rowInPlaceOf(1, ["a", "c"])).toBe("c");
  expect(rowInPlaceOf(2, ["a", "b"])).toBe("b");
  expect(rowInPlaceOf(0, [])).toBeUndefined();
});
