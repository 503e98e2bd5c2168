import { expect, it } from "vitest";
import { tableRows } from "./table-rows.ts";

it("returns the cells of a table with their positions", () => {
  const text = "Antes\n| Orden | Quién |\n| --- | :-: |\n| 1 | Padres \\| madres |\n| 2 | - |";
  const rows = tableRows(text, { start: 6, end: text.length });
  expect(rows.map((row) => row.map(({ start, end }) => text.slice(start, end)))).toEqual([
    ["Orden", "Quién"],
    ["1", "Padres \\| madres"],
    ["2", "-"],
  ]);
});
