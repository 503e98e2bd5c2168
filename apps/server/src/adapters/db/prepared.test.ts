import { expect, it } from "vitest";
import { createStatementNames } from "./prepared.ts";

it("names only statements that are marked as prepared", () => {
  const nameOf = createStatementNames();
  expect(nameOf("select 1")).toBeUndefined();
  expect(nameOf("/* prepared store-sends */ with input as (…)")).toEqual({
    name: "store-sends-0",
    stale: undefined,
  });
});

it("replaces a statement each time its number of uses doubles", () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 300 }, () => nameOf("/* prepared one */ select 1"));
  expect(names.flatMap((found, use) => (found?.stale ? [{ use, ...found }] : []))).toEqual([
    { use: 64, name: "one-1", stale: "one-0" },
    { use: 128, name: "one-2", stale: "one-1" },
    { use: 256, name: "one-3", stale: "one-2" },
  ]);
});
