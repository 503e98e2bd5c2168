import { readVariables } from "@metatron/contract/prompts/variables";
import { expect, it } from "vitest";
import { isFilled, startValues, valueTexts } from "./fill-values.ts";

const variables = readVariables("{{vuelo}} {{día: fecha}} {{idioma: es | en}} {{acta: largo}}");

it("starts with the first choice and nothing else", () => {
  const values = startValues(variables);
  expect([...values]).toEqual([
    ["vuelo", ""],
    ["día", ""],
    ["idioma", "es"],
    ["acta", ""],
  ]);
  expect(variables.map((variable) => isFilled(values, variable))).toEqual([false, false, true, false]);
});

it("writes dates in words and leaves out blanks", () => {
  const values = new Map([
    ["vuelo", " LA501 "],
    ["día", "2026-05-03"],
    ["idioma", "en"],
    ["acta", "  "],
  ]);
  expect([...valueTexts(variables, values, "es")]).toEqual([
    ["vuelo", "LA501"],
    ["día", "3 de mayo de 2026"],
    ["idioma", "en"],
  ]);
  expect(valueTexts(variables, new Map([["día", "mañana"]]), "es").get("día")).toBe("mañana");
});
