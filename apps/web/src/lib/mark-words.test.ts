import { expect, it } from "vitest";
import { markWords } from "./mark-words.ts";

const marked = (text: string, query: string) =>
  markWords(text, query).map(([start, end]) => text.slice(start, end));

it.each([
  ["Nómina de noviembre", "nomina", ["Nómina"]],
  ["Nómina de noviembre", "NOV nó", ["Nó", "nov"]],
  ["Vacaciones y más vacaciones", "vaca", ["Vaca", "vaca"]],
  ["Rampa", "rampa ram", ["Rampa"]],
  ["Rampa", "  ", []],
  ["Rampa", "hangar", []],
])("in %j marks the words of %j", (text, query, parts) => {
  expect(marked(text, query)).toEqual(parts);
});
