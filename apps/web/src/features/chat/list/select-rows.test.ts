import { expect, it } from "vitest";
import { selectRange, toggleRow } from "./select-rows.ts";

const rows = ["a", "b", "c", "d"].map((id) => ({ id }));

it("selects and deselects a row", () => {
  expect([...toggleRow(null, "a")]).toEqual(["a"]);
  expect([...toggleRow(new Set(["a", "b"]), "a")]).toEqual(["b"]);
});

it("adds the rows between two, in either direction, and one row where the other is gone", () => {
  expect([...selectRange(rows, new Set(["a"]), { from: "d", to: "c" })]).toEqual(["a", "c", "d"]);
  expect([...selectRange(rows, null, { from: "a", to: "c" })]).toEqual(["a", "b", "c"]);
  expect([...selectRange(rows, null, { from: "gone", to: "c" })]).toEqual(["c"]);
});
