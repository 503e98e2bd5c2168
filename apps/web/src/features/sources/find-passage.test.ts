import { describe, expect, it } from "vitest";
import { findPassage } from "./find-passage.ts";

const found = (text: string, passage: string) =>
  findPassage(text, passage).map(({ start, end }) => text.slice(start, end));

describe("finding a passage in its document", () => {
  it("ignores line breaks, hyphens, spaces, accents and capitals", () => {
    const page =
      "4.1 Quién puede viajar\nEl padre y la madre pue-\nden viajar ÚNICAMENTE  en espacio\ndisponible. Fin";
    expect(found(page, "El padre y la madre pueden viajar unicamente en espacio disponible.")).toEqual([
      "El padre y la madre pue-\nden viajar ÚNICAMENTE  en espacio\ndisponible.",
    ]);
  });

  it("finds the rows of a table whose lines were extracted differently", () => {
    const page =
      "Orden de embarque\nCategoría Pasajero Orden\nE1 Personal en comisión de servicio 1\nE2 Personal y pareja registrada 2\nConducta a bordo";
    const passage =
      "| Categoría | Pasajero | Orden |\n| --- | --- | --- |\n| E1 | Personal en comisión de servicio | 1 |";
    expect(found(page, passage)).toEqual(["Categoría Pasajero Orden\nE1 Personal en comisión de servicio 1"]);
  });

  it("finds the part of the passage that is on this page", () => {
    const passage =
      "La solicitud se presenta en el portal de personal. El área de Beneficios la valida en cinco días hábiles.";
    expect(found("Registro\nLa solicitud se presenta en el portal de personal. El área de", passage)).toEqual(
      ["La solicitud se presenta en el portal de personal."],
    );
    expect(
      found("Beneficios la valida en cinco días hábiles. Hasta entonces no hay pasajes.", passage),
    ).toEqual(["Beneficios la valida en cinco días hábiles."]);
  });

  it("does not match on a few common words", () => {
    expect(
      found(
        "El personal de tierra tiene otro convenio.",
        "El personal de cabina dispone de dos días libres.",
      ),
    ).toEqual([]);
    expect(found("texto", "")).toEqual([]);
  });

  it("includes whole ligatures and letters outside the basic plane", () => {
    expect(found("𝐍ota: la oﬁcina cierra", "la oficina")).toEqual(["la oﬁcina"]);
  });
});
