import { expect, it } from "vitest";
import { categoryLabel } from "./category-label.ts";

it("keeps labels in Spanish and of a company's own categories", () => {
  expect(categoryLabel("Vacaciones", "es")).toBe("Vacaciones");
  expect(categoryLabel("Hangar 3", "en")).toBe("Hangar 3");
  expect(categoryLabel("constructor", "pt")).toBe("constructor");
});

it("translates the shipped categories to the language of the reader", () => {
  expect(categoryLabel("Vacaciones", "en")).toBe("Vacation");
  expect(categoryLabel("Fuera de alcance", "pt")).toBe("Fora do escopo");
});

it("shows a case without a category in the reader's language, whatever language its person used", () => {
  expect(["es", "en", "pt"].map((language) => categoryLabel("Outros", language))).toEqual([
    "Otros",
    "Other",
    "Outros",
  ]);
});
