import { expect, it } from "vitest";
import { z } from "zod";
import { cutPage, decodeCursor, encodeCursor } from "./paging.ts";

const position = z.tuple([z.int().min(0)]);

it("decodes the position that it encoded", () => {
  expect(decodeCursor(position, encodeCursor([42]))).toEqual([42]);
});

it("starts at the beginning without a cursor", () => {
  expect(decodeCursor(position, undefined)).toBeUndefined();
});

it.each([
  ["nothing that can be read", "%%%"],
  ["a cut one", encodeCursor([1234567]).slice(0, 5)],
  ["another call's", encodeCursor(["2026-11-15T10:00:00.000Z"])],
  ["a position that can't be", encodeCursor([-1])],
  ["more than a position", encodeCursor([1, 2])],
])("refuses %s", (_title, cursor) => {
  expect(() => decodeCursor(position, cursor)).toThrow(expect.objectContaining({ code: "bad_cursor" }));
});

it("has a next page exactly when one more row was read", () => {
  expect(cutPage([1, 2], 2, (row) => [row])).toEqual({ rows: [1, 2], nextCursor: null });
  expect(cutPage([1, 2, 3], 2, (row) => [row])).toEqual({ rows: [1, 2], nextCursor: encodeCursor([2]) });
  expect(cutPage([], 2, (row) => [row])).toEqual({ rows: [], nextCursor: null });
});
