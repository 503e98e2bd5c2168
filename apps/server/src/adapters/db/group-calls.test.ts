import { expect, it } from "vitest";
import { groupCalls } from "./group-calls.ts";

it("groups the calls that arrive together, and those that arrive while a group runs", async () => {
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

it("fails only the call whose data the database rejects, not the rest of its group", async () => {
  const run = groupCalls(async (items: number[]) => {
    if (items.includes(0)) throw Object.assign(new Error("zero"), { code: "22021" });
    return items.map((n) => n * 2);
  });
  const outcomes = await Promise.allSettled([run(1), run(0), run(3)]);
  expect(outcomes).toEqual([
    { status: "fulfilled", value: 2 },
    { status: "rejected", reason: expect.objectContaining({ code: "22021" }) },
    { status: "fulfilled", value: 6 },
  ]);
});

it("gathers calls for the configured time, up to the maximum size of a group", async () => {
  const groups: number[][] = [];
  const run = groupCalls(
    async (items: number[]) => {
      groups.push(items);
      return items;
    },
    { most: 2, gatherMs: 5 },
  );
  const first = run(1);
  await new Promise(setImmediate);
  expect(groups).toEqual([]);
  expect(await Promise.all([first, run(2), run(3)])).toEqual([1, 2, 3]);
  expect(groups).toEqual([[1, 2], [3]]);
});

it("reads what has arrived before the next group begins", async () => {
  const groups: number[][] = [];
  const run = groupCalls(async (items: number[]) => {
    groups.push(items);
    await new Promise(setImmediate);
    return items;
  });
  const first = run(1);
  await new Promise(setImmediate);
  const whileItRuns = run(2);
  const whenItIsDone = first.then(() => run(3));
  await Promise.all([whileItRuns, whenItIsDone]);
  expect(groups).toEqual([[1], [2, 3]]);
});

it("divides calls that nearly fill a group, and begins the second half before the first one's callers go on", async () => {
  const events: string[] = [];
  const run = groupCalls(
    async (items: number[]) => {
      events.push(`run ${items}`);
      return items;
    },
    { most: 6 },
  );
  const asked = [1, 2, 3, 4].map((n) => run(n).then(() => events.push(`answered ${n}`)));
  await Promise.all(asked);
  expect(events).toEqual(["run 1,2", "run 3,4", ...[1, 2, 3, 4].map((n) => `answered ${n}`)]);
});

it("divides neither a few calls, nor what fills more than a group, nor calls that nobody waits for", async () => {
  const sizesOf = async (count: number, gatherMs: number) => {
    const sizes: number[] = [];
    const run = groupCalls(
      async (items: number[]) => {
        sizes.push(items.length);
        return items;
      },
      { most: 6, gatherMs },
    );
    await Promise.all(Array.from({ length: count }, (_, n) => run(n)));
    return sizes;
  };
  expect([await sizesOf(3, 0), await sizesOf(8, 0), await sizesOf(5, 1)]).toEqual([[3], [6, 2], [5]]);
});
