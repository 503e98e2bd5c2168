import { expect, it } from "vitest";
import { hueOf, initialsOf } from "./name-look.ts";

it("takes the first and the last word and leaves small words out", () => {
  expect(initialsOf("Jefa de cabina")).toBe("JC");
  expect(initialsOf("Ángela María de la Torre")).toBe("ÁT");
  expect(initialsOf("amelia")).toBe("A");
});

it("reads an address or an empty name without breaking", () => {
  expect(initialsOf("ana.ruiz@empresa.test")).toBe("AT");
  expect(initialsOf("")).toBe("");
});

it("gives one name one hue of the circle", () => {
  expect(hueOf("Recursos Humanos")).toBe(hueOf("Recursos Humanos"));
  expect(hueOf("Recursos Humanos")).not.toBe(hueOf("Mesa de servicio"));
  expect(hueOf("✈️ Flota")).toBeLessThan(360);
});
