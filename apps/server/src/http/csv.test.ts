import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

const cell = (text: string) =>
  toCsv([[text]], "en")
    .slice(1)
    .trimEnd();

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])(
  "takes the formula out of %j",
  (text) => {
    expect(cell(text)).toBe(`"'${text}"`);
  },
);

it("leaves words and figures unchanged", () => {
  expect(cell("Nómina")).toBe("Nómina");
  expect(toCsv([[-1.5, 0, null]], "en")).toBe("\uFEFF-1.5,0,\r\n");
});

it("quotes cells with separators, quotes and line breaks", () => {
  expect(cell('dice "hola"; y, sigue\notra')).toBe('"dice ""hola""; y, sigue\notra"');
});

it("uses the separators of the language", () => {
  expect(toCsv([["a", 1.5]], "es")).toBe('\uFEFFa;"1,5"\r\n');
  expect(toCsv([["a", 1.5]], "en")).toBe("\uFEFFa,1.5\r\n");
});
