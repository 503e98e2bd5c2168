import { expect, it } from "vitest";
import { createStatementNames } from "./prepared.ts";

const connection = {};

it("names only statements that are marked as prepared", () => {
  const nameOf = createStatementNames();
  expect(nameOf(connection, "select 1")).toBeUndefined();
  expect(nameOf(connection, "/* prepared store-sends */ with input as (…)")).toEqual({
    name: "store-sends-0",
    stale: undefined,
  });
});

it("replaces a statement each time its number of uses doubles", () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 80 }, () => nameOf(connection, "/* prepared one */ select 1"));
  expect(names.flatMap((found, use) => (found?.stale ? [{ use, ...found }] : []))).toEqual([
    { use: 16, name: "one-1", stale: "one-0" },
    { use: 32, name: "one-2", stale: "one-1" },
    { use: 64, name: "one-3", stale: "one-2" },
  ]);
});

it("replaces the statement of a connection that is rarely used once the others have used theirs", () => {
  const nameOf = createStatementNames();
  const rare = {};
  expect(nameOf(rare, "/* prepared one */ select 1")).toEqual({ name: "one-0", stale: undefined });
  for (let use = 0; use < 40; use += 1) nameOf(connection, "/* prepared one */ select 1");
  expect(nameOf(rare, "/* prepared one */ select 1")).toEqual({ name: "one-2", stale: "one-0" });
  expect(nameOf(rare, "/* prepared one */ select 1")).toEqual({ name: "one-2", stale: undefined });
});
