import { expect, it } from "vitest";
import { readInSlices } from "./read-in-slices.ts";

function setUp(msPerItem: number) {
  let at = 0;
  const waiting: (() => void)[] = [];
  const later = (task: () => void) => {
    waiting.push(task);
    return () => void waiting.splice(0);
  };
  const done: number[][] = [];
  const cancel = readInSlices(
    { now: () => at, later },
    {
      items: [1, 2, 3, 4],
      read(item) {
        at += msPerItem;
        return item * 2;
      },
      onDone: (results) => done.push(results),
    },
  );
  return { done, waiting, cancel, runNext: () => waiting.shift()?.() };
}

it("reads as much as fits into a slice, and everything in order at the end", () => {
  expect(setUp(1).done).toEqual([[2, 4, 6, 8]]);
  const slow = setUp(5);
  expect(slow.done).toEqual([]);
  slow.runNext();
  expect([slow.done, slow.waiting]).toEqual([[[2, 4, 6, 8]], []]);
});

it("reads at least one item per slice, and none once it is cancelled", () => {
  const { done, cancel, waiting } = setUp(100);
  expect(waiting).toHaveLength(1);
  cancel();
  expect([done, waiting]).toEqual([[], []]);
});
