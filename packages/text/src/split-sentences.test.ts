import { expect, it } from "vitest";
import { splitSentences } from "./split-sentences.ts";

it.each([
  ["Tienes 30 días. Se piden antes.", ["Tienes 30 días.", "Se piden antes."]],
  ["¿Cuándo? El lunes. ¡Ven!", ["¿Cuándo?", "El lunes.", "¡Ven!"]],
  ["Habla con el Sr. López y la Dra. Ruiz. Gracias.", ["Habla con el Sr. López y la Dra. Ruiz.", "Gracias."]],
  ["Cuesta 1.250,50 € en 2026. Incluye IVA.", ["Cuesta 1.250,50 € en 2026.", "Incluye IVA."]],
  ["Según el art. 5 y la pág. 12. Fin.", ["Según el art. 5 y la pág. 12.", "Fin."]],
  ["Lo lleva RR. HH. de EE. UU. con J. Pérez.", ["Lo lleva RR. HH. de EE. UU. con J. Pérez."]],
  [
    "Vale p. ej. Lima, Quito, etc. Después se decide.",
    ["Vale p. ej. Lima, Quito, etc.", "Después se decide."],
  ],
  ["máx. 23 kg por pieza", ["máx. 23 kg por pieza"]],
  ["", []],
])("%s", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

it("cuts between words what never ends", () => {
  const pieces = splitSentences("palabra ".repeat(400).trim());
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join(" ")).toBe("palabra ".repeat(400).trim());
});
