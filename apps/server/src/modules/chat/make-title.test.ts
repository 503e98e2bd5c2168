import { expect, it } from "vitest";
import { readTitle } from "./make-title.ts";
import { titleFromQuestion } from "./title-from-question.ts";

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

it.each([
  ["¿Qué permiso tengo si nace mi hijo? Es que nace en mayo.", "¿Qué permiso tengo si nace mi hijo?"],
  ["## **Hola**", "Hola"],
  ["   ", "…"],
  [
    "Necesito saber exactamente cuántos días de vacaciones me quedan este año y el que viene",
    "Necesito saber exactamente cuántos días de vacaciones me…",
  ],
])("makes a title of %j without a model", (text, title) => {
  expect(titleFromQuestion(text)).toBe(title);
});
