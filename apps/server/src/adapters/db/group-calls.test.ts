import { expect, it } from "vitest";
import { groupCalls } from "./group-calls.ts";

it("makes one group of calls that arrive together, and one of those that arrive meanwhile", async () => {
  const groups: number[][] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const double = groupCalls(async (items: number[]) => {
    groups.push(items);
    await gate;
    return items.map((n) => n * 2);
  });
  const first = [double(1), double(2)];
  await new Promise(setImmediate);
  const second = [double(3), double(4), double(5)];
  release();
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10]);
  expect(groups).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

it("fails only the group that failed", async () => {
  const run = groupCalls(
    async (items: number[]) => {
      if (items.includes(0)) throw new Error("zero");
      return items;
    },
    { most: 1 },
  );
  const outcomes = await Promise.allSettled([run(0), run(7)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

it("begins a full group at once and the next while it is under way", async () => {
  const groups: number[][] = [];
  const releases: (() => void)[] = [];
  const run = groupCalls(
    async (items: number[]) => {
      groups.push(items);
      await new Promise<void>((resolve) => releases.push(resolve));
      return items;
    },
    { most: 2, atOnce: 2 },
  );
  const all = Promise.all([1, 2, 3, 4, 5].map(run));
  expect(groups).toEqual([
    [1, 2],
    [3, 4],
  ]);
  releases.shift()?.();
  await expect.poll(() => groups.length).toBe(3);
  for (const release of releases) release();
  expect(await all).toEqual([1, 2, 3, 4, 5]);
});
