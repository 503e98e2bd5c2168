import { expect, it } from "vitest";
import { isLaterRevision } from "./compare-revisions.ts";

it.each([
  ["10", "9"],
  ["Rev. 3", "2"],
  ["C", "b"],
  ["2.1", "2"],
  ["2026-02", "2025-11"],
  ["Edición 4", "rev. 3"],
])("orders %s after %s, and not the other way round", (one, other) => {
  expect(isLaterRevision(one, other)).toBe(true);
  expect(isLaterRevision(other, one)).toBe(false);
});

it.each([
  ["3", "3"],
  ["3", null],
  [null, "3"],
  ["borrador", "2"],
  ["B", "2"],
])("does not order %s and %s", (one, other) => {
  expect(isLaterRevision(one, other)).toBe(false);
});
