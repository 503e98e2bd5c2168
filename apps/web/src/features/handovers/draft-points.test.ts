import { expect, it } from "vitest";
import { type DraftPoint, inOrder, moveTo, step } from "./draft-points.ts";

const points: DraftPoint[] = [
  { id: "a", section: "situation", text: "A" },
  { id: "b", section: "open", text: "B" },
  { id: "c", section: "open", text: "C" },
  { id: "d", section: "done", text: "D" },
];
const shown = (all: readonly DraftPoint[]) => inOrder(all).map(({ id, section }) => `${section}:${id}`);

it("moves a point within its section", () => {
  expect(shown(step(points, { id: "c", by: "up" }))).toEqual(["situation:a", "open:c", "open:b", "done:d"]);
  expect(shown(step(points, { id: "b", by: "down" }))).toEqual(["situation:a", "open:c", "open:b", "done:d"]);
});

it("moves a point into the next section at the end of its own", () => {
  expect(shown(step(points, { id: "b", by: "up" }))).toEqual([
    "situation:a",
    "situation:b",
    "open:c",
    "done:d",
  ]);
  expect(shown(step(points, { id: "c", by: "down" }))).toEqual(["situation:a", "open:b", "done:c", "done:d"]);
  expect(shown(step(points, { id: "d", by: "down" }))).toEqual([
    "situation:a",
    "open:b",
    "open:c",
    "attention:d",
  ]);
});

it("stays at the first and at the last place", () => {
  expect(step(points, { id: "a", by: "up" })).toEqual(points);
  const last = moveTo(points, { id: "d", section: "attention" });
  expect(step(last, { id: "d", by: "down" })).toEqual(last);
});

it("drops a point before another one or at the end of a section", () => {
  expect(shown(moveTo(points, { id: "a", section: "open", before: "c" }))).toEqual([
    "open:b",
    "open:a",
    "open:c",
    "done:d",
  ]);
  expect(shown(moveTo(points, { id: "a", section: "open" }))).toEqual([
    "open:b",
    "open:c",
    "open:a",
    "done:d",
  ]);
  expect(moveTo(points, { id: "a", section: "situation", before: "a" })).toEqual(points);
});
