import { expect, it } from "vitest";
import { toggled } from "./toggled.ts";

it("puts one in or takes it out, in the list's own order", () => {
  expect(toggled(["a", "b", "c"], ["c"], "a")).toEqual(["a", "c"]);
  expect(toggled(["a", "b", "c"], ["a", "c"], "a")).toEqual(["c"]);
});
