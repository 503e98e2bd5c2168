import { expect, it } from "vitest";
import { addedLine, linesOf, mayAddLine, movedLine, planReply } from "./plan-lines.ts";

const lines = linesOf(["uno", "dos", "tres"]);
const textsOf = (given: readonly { text: string }[]) => given.map(({ text }) => text);

it("moves a line up and down, and not past the ends", () => {
  expect(textsOf(movedLine(lines, 2, -1))).toEqual(["uno", "tres", "dos"]);
  expect(textsOf(movedLine(lines, 0, 1))).toEqual(["dos", "uno", "tres"]);
  expect(movedLine(lines, 0, -1)).toBe(lines);
  expect(movedLine(lines, 2, 1)).toBe(lines);
});

it("adds lines with ids of their own until the plan is full", () => {
  let grown: readonly { id: number; text: string }[] = lines.filter(({ id }) => id !== 0);
  while (mayAddLine(grown)) grown = addedLine(grown);
  expect(grown).toHaveLength(7);
  expect(new Set(grown.map(({ id }) => id)).size).toBe(7);
  expect(addedLine([])).toEqual([{ id: 0, text: "" }]);
});

it("replies with each filled line once", () => {
  expect(planReply(linesOf(["¿Uno?", "  ", "¿Dos\nlíneas?", "¿Uno?"]))).toBe("¿Uno?\n¿Dos líneas?");
  expect(planReply(linesOf(["", " "]))).toBe("");
});
