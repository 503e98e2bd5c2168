import { expect, it } from "vitest";
import { widenQuery } from "./widen-query.ts";

const glossary = [{ words: ["TCP", "tripulante de cabina", "azafata"] }, { words: ["boda", "matrimonio"] }];

it("adds synonyms of the glossary with a lower weight than the word itself", () => {
  const widened = widenQuery("¿Cuánto cobra un TCP?", glossary);
  expect(widened.flatMap(({ words }) => words)).toEqual(["azafata", "tripulante", "de", "cabina"]);
  for (const { of, weight } of widened) {
    expect(of).toBe("tcp");
    expect(weight).toBeLessThan(1);
  }
});

it("matches plurals and phrases, and leaves other questions unchanged", () => {
  expect(widenQuery("permiso de bodas", glossary).flatMap(({ words }) => words)).toContain("matrimonio");
  expect(widenQuery("los tripulantes de cabina", glossary)).toEqual([]);
  expect(widenQuery("un tripulante de cabina", glossary).flatMap(({ words }) => words)).toContain("tcp");
  expect(widenQuery("¿y la nómina?", glossary)).toEqual([]);
});
