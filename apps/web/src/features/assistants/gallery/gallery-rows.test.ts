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

it("fills rows with as many cards as fit, and begins each section on a new row", () => {
  expect(shapeOf(2, 5, 3)).toEqual(["pinned (2)", "0 1", "others (5)", "0 1 2", "3 4"]);
});

it("omits the heading of a section without cards", () => {
  expect(shapeOf(0, 1, 4)).toEqual(["others (1)", "0"]);
  expect(shapeOf(0, 0, 4)).toEqual([]);
});
