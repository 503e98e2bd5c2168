import { expect, it } from "vitest";
import { readTitle } from "./make-title.ts";

it.each([
  ["🧳 Pasajes de beneficio", { emoji: "🧳", title: "Pasajes de beneficio" }],
  ['"Vacaciones 2027."', { emoji: null, title: "Vacaciones 2027" }],
  ["\n👩‍✈️ **Turnos**\nmore text", { emoji: "👩‍✈️", title: "Turnos" }],
  ["🇪🇸 Base Norte", { emoji: "🇪🇸", title: "Base Norte" }],
  ["", undefined],
  ["🧳", undefined],
])("reads a model's line %j", (line, expected) => {
  expect(readTitle(line)).toEqual(expected);
});
