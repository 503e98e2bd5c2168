import { expect, it } from "vitest";
import { matchingTerms } from "./matching-terms.ts";

const term = (name: string, synonyms: string[] = [], es = "") => ({
  id: name,
  term: name,
  synonyms,
  meanings: { es, en: "", pt: "" },
});
const terms = [
  term("nómina", ["sueldo"]),
  term("AOG", ["avión en tierra"]),
  term("MEL", [], "Equipo mínimo"),
];
const names = (q: string) => matchingTerms(terms, { q, language: "es" }).map((each) => each.term);

it("searches all texts of a term, ignoring accents and case, and sorts by the language's rules", () => {
  expect(names("")).toEqual(["AOG", "MEL", "nómina"]);
  expect(names("NOMINA")).toEqual(["nómina"]);
  expect(names("avion")).toEqual(["AOG"]);
  expect(names("mínimo")).toEqual(["MEL"]);
});
