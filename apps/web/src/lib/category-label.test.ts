import { expect, it } from "vitest";
import { categoryLabel } from "./category-label.ts";

it("keeps labels in Spanish and of a company's own categories", () => {
  expect(categoryLabel("Vacaciones", "es")).toBe("Vacaciones");
  expect(categoryLabel("Hangar 3", "en")).toBe("Hangar 3");
  expect(categoryLabel("constructor", "pt")).toBe("constructor");
});
