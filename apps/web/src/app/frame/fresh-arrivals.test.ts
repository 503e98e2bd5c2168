import { expect, it } from "vitest";
import { compareArrivals, type KnownArrivals } from "./fresh-arrivals.ts";

const listOf = (...keys: string[]) => keys.map((key) => ({ key }));

/** The keys that are announced after each of the lists. */
function announced(...lists: string[][]): string[][] {
  let known: KnownArrivals;
  return lists.map((keys) => {
    const compared = compareArrivals(known, listOf(...keys));
    known = compared.known;
    return compared.fresh.map(({ key }) => key);
  });
}

it("announces nothing of the first list, and each later item once", () => {
  expect(announced(["a"], ["a", "b"], ["b", "a"], ["c", "b"])).toEqual([[], ["b"], [], ["c"]]);
});

it("does not announce again an item that left the list and is back in it", () => {
  expect(announced([], ["a"], [], ["a"])).toEqual([[], ["a"], [], []]);
});
