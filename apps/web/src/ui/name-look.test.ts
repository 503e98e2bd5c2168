import { expect, it } from "vitest";
import { hueOf, initialsOf } from "./name-look.ts";

it("takes the first and the last word and skips small words", () => {
  expect(initialsOf("Jefa de cabina")).toBe("JC");
  expect(initialsOf("Ángela María de la Torre")).toBe("ÁT");
  expect(initialsOf("amelia")).toBe("A");
});

it("accepts a mail address or an empty name", () => {
  expect(initialsOf("ana.ruiz@empresa.test")).toBe("AT");
  expect(initialsOf("")).toBe("");
});

it("gives the same name the same hue", () => {
  expect(hueOf("Recursos Humanos")).toBe(hueOf("Recursos Humanos"));
  expect(hueOf("Recursos Humanos")).not.toBe(hueOf("Mesa de servicio"));
  expect(hueOf("✈️ Flota")).toBeLessThan(360);
});
