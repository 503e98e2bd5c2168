import { describe, expect, it } from "vitest";
import { buildIndex, type IndexedPassage } from "./build-index.ts";
import { searchIndex } from "./search-index.ts";

const passage = (text: string, changes: Partial<IndexedPassage> = {}): IndexedPassage => ({
  name: "guía.pdf",
  page: 1,
  text,
  vector: null,
  ...changes,
});
const index = buildIndex([
  passage("El permiso por mudanza es de dos días hábiles."),
  passage("Los pasajes de beneficio se piden en el portal de personal."),
  passage("La vacación anual dura treinta días naturales; las vacaciones se piden en enero."),
  passage("Tabla de dietas por país.", { name: "dietas 2026.xlsx" }),
]);
const first = (text: string) => searchIndex(index, { text, vector: null, limit: 3 })[0]?.text.slice(0, 20);

describe("searching the knowledge base", () => {
  it("finds a passage by its words, ignoring accents, number and gender", () => {
    expect(first("¿cuantos dias habiles tengo por MUDANZAS?")).toBe("El permiso por mudan");
    expect(first("pedir un pasaje de beneficios")).toBe("Los pasajes de benef");
    expect(first("vacación")).toBe("La vacación anual du");
  });

  it("finds a passage despite a typo", () => {
    expect(first("permiso por mudnaza")).toBe("El permiso por mudan");
  });

  it("finds a passage by its file name", () => {
    expect(first("dietas 2026")).toBe("Tabla de dietas por ");
  });

  it("finds nothing for an unrelated question", () => {
    expect(searchIndex(index, { text: "motor hidráulico", vector: null, limit: 3 })).toEqual([]);
  });

  it("also ranks by meaning where there are vectors of the same model", () => {
    const both = buildIndex([
      passage("Reposo tras el parto", { vector: [1, 0] }),
      passage("Aparcamiento", { vector: [0, 1] }),
      passage("De otro modelo", { vector: [1, 0, 0] }),
    ]);
    const found = searchIndex(both, { text: "baja por maternidad", vector: [2, 0.1], limit: 1 });
    expect(found.map(({ text }) => text)).toEqual(["Reposo tras el parto"]);
  });
});
