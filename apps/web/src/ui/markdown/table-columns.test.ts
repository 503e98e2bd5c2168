import { expect, it } from "vitest";
import type { Table } from "./parse/blocks.ts";
import { fitsCards, tableColumns } from "./table-columns.ts";

const table = (head: string[], ...rows: string[][]): Table => ({
  type: "table",
  align: head.map(() => null),
  head,
  rows,
});

it("right-aligns columns of numbers, also where one cell is a word", () => {
  const columns = tableColumns(
    table(
      ["Tipo", "Tramos", "Precio", "Se confirma", "Hora"],
      ["Nacional", "4", "1.250,40 €", "30 días antes", "14:52"],
      ["Internacional", "2", "**−3,5 %**", "45 días antes", "9:00"],
      ["Disponible", "Sin límite", "US$ 20", "En puerta", ""],
    ),
  );
  expect(columns.map(({ align }) => align)).toEqual(["left", "right", "right", "left", "right"]);
});

it("keeps the given alignment for columns of words", () => {
  expect(tableColumns({ ...table(["a", "b"], ["x", "y"]), align: [null, "center"] })[1]?.align).toBe(
    "center",
  );
});

it("puts the first number beside the name in cards, and the rest below", () => {
  const columns = tableColumns(
    table(["Tipo", "Quién", "Tramos"], ["Nacional", "Tú, tu pareja y tus hijos", "4"]),
  );
  expect(columns.map(({ role }) => role)).toEqual(["name", "note", "value"]);
});

it("has no value column where every other column is long", () => {
  const columns = tableColumns(table(["Tipo", "Nota"], ["a", "una explicación que no cabe a la derecha"]));
  expect(columns.map(({ role }) => role)).toEqual(["name", "note"]);
});

it("uses cards for two to four columns only", () => {
  const of = (count: number) => fitsCards(tableColumns(table(Array.from({ length: count }, () => "x"))));
  expect([1, 2, 4, 5].map(of)).toEqual([false, true, true, false]);
});
