import fc from "fast-check";
import { expect, it } from "vitest";
import { foldText } from "./fold-text.ts";
import { soundOf } from "./sound-of.ts";

it.each([
  ["bacasiones", "vacaciones"],
  ["enbarque", "embarque"],
  ["gefe", "jefe"],
  ["acozo", "acoso"],
  ["hechar", "echar"],
  ["yevo", "llevo"],
  ["kiero", "quiero"],
  ["wevo", "huevo"],
  ["excusa", "escusa"],
])("hears %s as %s", (written, meant) => {
  expect(soundOf(written)).toBe(soundOf(meant));
});

it.each([
  ["pequeño", "pecho"],
  ["cine", "chin"],
  ["gato", "jato"],
  ["casa", "tasa"],
])("hears %s and %s apart", (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

it("does not depend on accents, case, doubled letters and silent h", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcdefgijklmnopqrstuvwxyzñáéíóú"), minLength: 1 });
  fc.assert(
    fc.property(word, (letters) => {
      expect(soundOf(letters.toUpperCase())).toBe(soundOf(letters));
      expect(soundOf(foldText(letters))).toBe(soundOf(letters));
      expect(soundOf(`h${letters}`)).toBe(soundOf(letters));
      expect(soundOf(letters)).not.toMatch(/(.)\1/);
    }),
  );
});
