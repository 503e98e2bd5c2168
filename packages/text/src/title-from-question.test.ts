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
  ["Mi DNI es 31427945D y viajo el 12-03-2026", "Mi DNI es y viajo el 12-03-2026"],
  ["Cuenta ES91 2100 0418 4502 0005 1332, de ana@x.example", "Cuenta , de"],
  ["RUT 12.345.678-5, CPF 529.982.247-25, tarjeta 4111 1111 1111 1111", "RUT , CPF , tarjeta"],
  ["Vacaciones 2025-2026 del A320-214", "Vacaciones 2025-2026 del A320-214"],
])("makes a title of %j without a model", (text, title) => {
  expect(titleFromQuestion(text)).toBe(title);
});
