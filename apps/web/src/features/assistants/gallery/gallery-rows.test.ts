import { expect, it } from "vitest";
import { someAssistant } from "../assistants.fixtures.ts";
import { galleryRows } from "./gallery-rows.ts";

const cards = (count: number) => Array.from({ length: count }, (_, at) => someAssistant({ id: `a${at}` }));
const shapeOf = (pinned: number, others: number, columns: number) =>
  galleryRows({ pinned: cards(pinned), others: cards(others) }, columns).map((row) =>
    row.kind === "heading"
      ? `${row.section} (${row.count})`
      : row.cards.map((_, at) => row.at + at).join(" "),
  );

it("puts as many cards in a row as stand side by side, and begins each section on a row of its own", () => {
  expect(shapeOf(2, 5, 3)).toEqual(["pinned (2)", "0 1", "others (5)", "0 1 2", "3 4"]);
});

it("leaves out the heading of a section without cards", () => {
  expect(shapeOf(0, 1, 4)).toEqual(["others (1)", "0"]);
  expect(shapeOf(0, 0, 4)).toEqual([]);
});
