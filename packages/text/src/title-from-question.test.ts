import { expect, it } from "vitest";
import { titleFromQuestion } from "./title-from-question.ts";

it.each([
  ["¿Qué permiso tengo si nace mi hijo? Es que nace en mayo.", "¿Qué permiso tengo si nace mi hijo?"],
  ["## **Hola**", "Hola"],
  ["   ", "…"],
  [
    "Necesito saber exactamente cuántos días de vacaciones me quedan este año y el que viene",
    "Necesito saber exactamente cuántos días de vacaciones me…",
  ],
  // Cut inside a character, the title would be half a surrogate pair that no database holds.
  [`a${"🎉".repeat(60)}`, `a${"🎉".repeat(29)}…`],
  [`👩🏽‍✈️${"👩🏽‍✈️".repeat(20)}`, `${"👩🏽‍✈️".repeat(8)}…`],
  ["Sr. \u202efdp.exe? \0 Sí.\n\nOtra cosa", "Sr. fdp.exe? Sí."],
  [`${" #".repeat(50_000)}Hola`, "…"],
])("makes a title of %j without a model", (text, title) => {
  expect(titleFromQuestion(text)).toBe(title);
});
