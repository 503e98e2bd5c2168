import { expect, it } from "vitest";
import { moveItem } from "./move-item.ts";

it("moves an item to its new place and keeps the order of the others", () => {
  expect(moveItem(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moveItem(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});

it("stops at the ends", () => {
  expect(moveItem(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moveItem(["a", "b"], 0, 9)).toEqual(["b", "a"]);
});
