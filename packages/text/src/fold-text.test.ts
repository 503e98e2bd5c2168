import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../../test/any-text.ts";
import { foldCompatible, foldInPlace, foldText, removeAccents } from "./fold-text.ts";

describe("foldText", () => {
  it.each([
    ["ÁÉÍÓÚÜÑ Ç İ", "aeiouun c i"],
    ["¿Cuántos DÍAS?", "¿cuantos dias?"],
    ["Você não está", "voce nao esta"],
    ["Straße ﬁn", "straße ﬁn"],
  ])("folds %s to %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("is idempotent and does not depend on how accents are encoded", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
        expect(foldText(text.normalize("NFD"))).toBe(foldText(text.normalize("NFC")));
      }),
    );
  });

  it("leaves no mark", () => {
    fc.assert(fc.property(anyText(), (text) => !/\p{M}/u.test(foldText(text))));
  });
});

it("removes accents and leaves the case", () => {
  expect(removeAccents("Informe ÁREA ñandú.pdf")).toBe("Informe AREA nandu.pdf");
});

it("writes compatible characters as plain ones, which the plain fold keeps", () => {
  expect(foldCompatible("ﬁcha Ｂ787 m²")).toBe("ficha b787 m2");
  expect(foldText("ﬁcha Ｂ787 m²")).toBe("ﬁcha ｂ787 m²");
});

describe("foldInPlace", () => {
  it("keeps each letter at its place", () => {
    fc.assert(fc.property(anyText(), (text) => foldInPlace(text).length === text.normalize("NFC").length));
    for (const text of ["ÁÉÍÓÚÜÑ çÇ", "İstanbul ß Straße", "😀 ñandú", "ﬁn", "q\u0303"])
      expect(foldInPlace(text)).toHaveLength(text.normalize("NFC").length);
  });

  it("folds the letters of the three languages as foldText does", () => {
    const latin = fc.string({ unit: fc.constantFrom(..."aáàâãbcçdeéêiíñoóõôuúüzAÁÇÑÕ ¿?1") });
    fc.assert(fc.property(latin, (text) => foldInPlace(text) === foldText(text)));
  });
});
