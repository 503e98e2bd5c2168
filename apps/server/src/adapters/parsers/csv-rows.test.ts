import { expect, it } from "vitest";
import { readCsvRows } from "./csv-rows.ts";

const cellsOf = (text: string) => readCsvRows(text, [";", "\t", ","]).map(({ cells }) => cells);

it.each([
  ["semicolons", "a;b,c\n"],
  ["tabs", "a\tb,c\r\n"],
  ["quotes", '"a","b,c"'],
  ["a byte order mark", '\uFEFFa,"b,c"'],
  ["spaces before a quote", 'a, "b,c"'],
  ["a stated delimiter", "SEP=|\r\na|b,c"],
])("reads cells with %s", (_what, text) => {
  expect(cellsOf(text)).toEqual([["a", "b,c"]]);
});

it("reads the line endings of every system, also mixed", () => {
  expect(cellsOf('a;b\r\n"x\r\ny";2\n3;4\r5;6')).toEqual([
    ["a", "b"],
    ["x\ny", "2"],
    ["3", "4"],
    ["5", "6"],
  ]);
});

it("keeps empty cells, also the last one, and rows of any width", () => {
  expect(cellsOf("a;b;c\n;1;\n2\n3;")).toEqual([["a", "b", "c"], ["", "1", ""], ["2"], ["3", ""]]);
});

it("reads the rows after a malformed quote", () => {
  expect(cellsOf('a;b\n"Sala "Norte"";1\n5" tubo;2\n3;4\n')).toEqual([
    ["a", "b"],
    ['Sala Norte""', "1"],
    ['5" tubo', "2"],
    ["3", "4"],
  ]);
});

it("ends an unclosed quote at the end of the text", () => {
  expect(cellsOf('a;b\n"1;2\n3;4')).toEqual([["a", "b"], ["1;2\n3;4"]]);
});

it("returns the line on which a row begins, with blank rows and line breaks in cells before it", () => {
  const linesOf = (text: string) => readCsvRows(text, [";"]).map(({ line }) => line);
  expect(linesOf('a;"1\n2"\n\n;\nb;3')).toEqual([1, 5]);
  expect(linesOf("sep=;\na;1\nb;2")).toEqual([2, 3]);
});

it("returns no rows for an empty text", () => {
  expect(cellsOf("")).toEqual([]);
  expect(cellsOf("\n \n;\n")).toEqual([]);
});
