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
])("makes a title of %j without a model", (text, title) => {
  expect(titleFromQuestion(text)).toBe(title);
});
