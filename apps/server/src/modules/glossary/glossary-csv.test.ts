import { expect, it } from "vitest";
import { glossaryCsv, readGlossaryCsv } from "./glossary-csv.ts";
import { planImport } from "./import-terms.ts";

const MEL = {
  id: "1",
  term: "MEL",
  synonyms: ["lista de equipo mínimo", "mínimos; y más"],
  meanings: { es: 'Dice "qué" falta,\ny cuándo', en: "", pt: "=1+1" },
};

it.each(["es", "en", "pt"] as const)("reads back what it wrote (%s)", (language) => {
  const { id, ...fields } = MEL;
  expect(readGlossaryCsv(glossaryCsv([MEL], language))).toEqual([{ line: 2, ...fields }]);
});

it("reads columns by name in any order, or in the default order without a header", () => {
  expect(readGlossaryCsv("English;Term\nMinimum list;MEL")).toMatchObject([
    { line: 2, term: "MEL", synonyms: [], meanings: { es: "", en: "Minimum list", pt: "" } },
  ]);
  expect(readGlossaryCsv("MEL;lista | mínimos;Qué falta")).toMatchObject([
    { line: 1, term: "MEL", synonyms: ["lista", "mínimos"], meanings: { es: "Qué falta" } },
  ]);
});

it("plans each row as new, changed, unchanged, or invalid with a reason", () => {
  const csv = [
    "MEL;lista de equipo mínimo",
    "mel;otra",
    "AOG;avión en tierra",
    ";sola",
    "TCP",
    `FTL;;${"x".repeat(601)}`,
    `FDP;${Array.from({ length: 20 }, (_, n) => `palabra ${n}`).join("|")}`,
  ].join("\n");
  const known = [
    { id: "9", term: "AOG", synonyms: ["avión en tierra"], meanings: { es: "", en: "", pt: "" } },
  ];
  expect(planImport(readGlossaryCsv(csv), known).map(({ state, fault }) => [state, fault])).toEqual([
    ["added", null],
    ["failed", "double"],
    ["unchanged", null],
    ["failed", "no_term"],
    ["failed", "says_nothing"],
    ["failed", "too_long"],
    ["failed", "too_many_synonyms"],
  ]);
});
