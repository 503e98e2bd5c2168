import { expect, it } from "vitest";
import { searchableText, searchableWords } from "./searchable-text.ts";

it("writes a text as it is looked for, whatever its accents, hyphens and slashes", () => {
  expect(searchableText("¿Días/semana de la TRIPULACIÓN?")).toBe(" dias semana de la tripulacion ");
  expect(searchableText("B737-800 y 1.250 €")).toBe(" b737 800 y 1250 ");
  expect(searchableWords("  ")).toEqual([]);
});
