import { expect, it } from "vitest";
import { runGroup } from "./run-group.ts";

const refused = () => Object.assign(new Error("refused"), { code: "22P05" });
const lost = () => new Error("Connection terminated unexpectedly");

it("runs a group once if its data is accepted", async () => {
  const groups: number[][] = [];
  const outcomes = await runGroup([1, 2, 3], async (items) => {
    groups.push(items);
    return items.map((n) => n * 2);
  });
  expect(outcomes).toEqual([2, 4, 6].map((value) => ({ status: "fulfilled", value })));
  expect(groups).toEqual([[1, 2, 3]]);
});

it.each([0, 3, 9])("fails only the item at %i whose data is rejected", async (guilty) => {
  const items = Array.from({ length: 10 }, (_, n) => n);
  const outcomes = await runGroup(items, async (part) => {
    if (part.includes(guilty)) throw refused();
    return part.map((n) => `done ${n}`);
  });
  expect(outcomes.map(({ status }) => status)).toEqual(
    items.map((n) => (n === guilty ? "rejected" : "fulfilled")),
  );
  expect(outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "failed"))).toEqual(
    items.map((n) => (n === guilty ? "failed" : `done ${n}`)),
  );
});

it("needs few statements to find one rejected item among a hundred", async () => {
  let statements = 0;
  const items = Array.from({ length: 100 }, (_, n) => n);
  await runGroup(items, async (part) => {
    statements += 1;
    if (part.includes(61)) throw refused();
    return part;
  });
  expect(statements).toBeLessThanOrEqual(15);
});

it("does not retry each item when the connection is lost", async () => {
  let statements = 0;
  const outcomes = await runGroup([1, 2, 3, 4], async () => {
    statements += 1;
    throw lost();
  });
  expect(statements).toBe(1);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "rejected"]);
});

it("keeps completed items when the connection is lost between two halves, and stops there", async () => {
  const groups: number[][] = [];
  const outcomes = await runGroup([1, 2, 3, 4], async (part) => {
    groups.push(part);
    if (part.length === 4) throw refused();
    if (part.includes(3)) throw lost();
    return part;
  });
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
  expect(groups).toEqual([
    [1, 2, 3, 4],
    [1, 2],
    [3, 4],
  ]);
});
