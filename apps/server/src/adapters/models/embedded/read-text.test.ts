import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";

const read = (text: string) => readText(text).map(({ kind, text: said, heading }) => [kind, said, heading]);

describe("reading a text", () => {
  it.each([
    ["# Vacaciones\nHay treinta días.", "Vacaciones"],
    ["**Vacaciones**\nHay treinta días.", "Vacaciones"],
    ["3.2 Vacaciones\nHay treinta días.", "Vacaciones"],
    ["VACACIONES ANUALES\nHay treinta días.", "VACACIONES ANUALES"],
    ["Vacaciones anuales\n\nHay treinta días al año para todos.", "Vacaciones anuales"],
    ["Artículo 5. Vacaciones\nHay treinta días.", "Artículo 5. Vacaciones"],
    ["¿Cuántas vacaciones hay?\nHay treinta días.", "¿Cuántas vacaciones hay?"],
  ])("knows a heading in %j", (text, heading) => {
    expect(readText(text)).toMatchObject([{ kind: "sentence", heading }]);
  });

  it("keeps the text that follows the number of an article on its line", () => {
    expect(read("Artículo 5. El personal tiene treinta días naturales de vacaciones cada año.")).toEqual([
      ["sentence", "El personal tiene treinta días naturales de vacaciones cada año.", "Artículo 5"],
    ]);
  });

  it("joins lines and words that a page has broken", () => {
    const text =
      "El personal de cabina tiene derecho a treinta días natu-\nrales de vacaciones al año, que se piden en el\nportal interno.";
    expect(read(text)).toEqual([
      [
        "sentence",
        "El personal de cabina tiene derecho a treinta días naturales de vacaciones al año, que se piden en el portal interno.",
        undefined,
      ],
    ]);
  });

  it("leaves apart short lines that each say something", () => {
    expect(read("Turno de mañana 06:00 a 14:00\nTurno de tarde 14:00 a 22:00")).toHaveLength(2);
  });

  it("gives items what introduces them, at both levels", () => {
    const units = readText(
      "Documentos necesarios:\n- DNI\n- Para el coche:\n  - Permiso\n  - Seguro\n- Foto",
    );
    expect(units.slice(1).map(({ text, intro, depth }) => [text, intro, depth])).toEqual([
      ["DNI", "Documentos necesarios:", 0],
      ["Para el coche:", "Documentos necesarios:", 0],
      ["Permiso", "Para el coche:", 1],
      ["Seguro", "Para el coche:", 1],
      ["Foto", "Documentos necesarios:", 0],
    ]);
  });

  it.each([
    ["pipes", "| Clase | Peso |\n|---|---|\n| Economy | 23 kg |"],
    ["bare pipes", "Clase | Peso\nEconomy | 23 kg"],
    ["tabs", "Clase\tPeso\nEconomy\t23 kg"],
    ["gaps", "Clase      Peso\nEconomy    23 kg"],
  ])("reads a table of %s, each row with its header", (_, text) => {
    expect(read(text)).toEqual([["row", "Clase: Economy · Peso: 23 kg", undefined]]);
  });

  it("reads values separated by semicolons or commas, with or without a header", () => {
    expect(read("Nombre;Base;Ext\nAna;LIM;4512")).toEqual([
      ["row", "Nombre: Ana · Base: LIM · Ext: 4512", undefined],
    ]);
    expect(read("Ana,LIM,4512\nLuis,SCL,4513")).toEqual([
      ["row", "Ana · LIM · 4512", undefined],
      ["row", "Luis · SCL · 4513", undefined],
    ]);
  });

  it("does not take prose with commas for a table", () => {
    expect(
      read("Trae el DNI, una foto, y el contrato.\nLuego, si quieres, ven.").every(
        ([kind]) => kind === "sentence",
      ),
    ).toBe(true);
  });

  it("reads lines of names and values as a list", () => {
    expect(read("Plazo: 30 días\nImporte: 120 €")).toEqual([
      ["item", "Plazo: 30 días", undefined],
      ["item", "Importe: 120 €", undefined],
    ]);
  });
});
