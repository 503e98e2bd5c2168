import { expect, it } from "vitest";
import { maskTexts } from "./mask-texts.ts";

it("gives the same value the same placeholder in every text", () => {
  const { texts, restore } = maskTexts(["DNI 31427945D y 50715839B", "otra vez 31427945D"]);
  expect(texts).toEqual(["DNI [DNI_1] y [DNI_2]", "otra vez [DNI_1]"]);
  expect([...restore]).toEqual([
    ["[DNI_1]", "31427945D"],
    ["[DNI_2]", "50715839B"],
  ]);
});

it("never uses a placeholder that already occurs in the text", () => {
  const { texts } = maskTexts(["[DNI_1] es una marca y 31427945D un dato"]);
  expect(texts).toEqual(["[DNI_1] es una marca y [DNI_2] un dato"]);
});

it("leaves a text without personal data unchanged", () => {
  expect(maskTexts(["¿Cuántos días tengo?"])).toEqual({
    texts: ["¿Cuántos días tengo?"],
    restore: new Map(),
  });
});
