import { expect, it } from "vitest";
import { toggled } from "./toggled.ts";

it("adds or removes a value, in the order of the full list", () => {
  expect(toggled(["a", "b", "c"], ["c"], "a")).toEqual(["a", "c"]);
  expect(toggled(["a", "b", "c"], ["a", "c"], "a")).toEqual(["c"]);
});
