import { describe, expect, it } from "vitest";
import { readDay } from "./document-dates.ts";
import { factsOfProperties, factsOfText } from "./read-facts.ts";

describe("the facts of a document", () => {
  const facts = {
    owner: "Recursos Humanos",
    revision: "4",
    validFrom: "2026-03-01",
    validUntil: "2027-02-28",
    supersedes: "Política de viajes 2024",
  };

  it.each([
    [
      "lines",
      "Propietario: Recursos Humanos\nRevisión: 4\nVigente desde: 1 de marzo de 2026\nVigente hasta: 28/02/2027\nSustituye a: Política de viajes 2024",
    ],
    [
      "a table",
      "| Área responsable | Recursos Humanos |\n| --- | --- |\n| Rev. | 4 |\n| Entrada en vigor | 2026-03-01 |\n| Fecha de caducidad | 28-02-2027 |\n| Reemplaza a | Política de viajes 2024 |",
    ],
    [
      "one line",
      "Propietario: Recursos Humanos Versión: 4 Vigente desde: 01/03/2026 Vigente hasta: 28.02.2027 Sustituye a: Política de viajes 2024",
    ],
    [
      "sentences",
      "Responsable: Recursos Humanos\nRevisión 4 del manual\nVigente desde el 1 de marzo de 2026 hasta el 28 de febrero de 2027.\nSustituye a: Política de viajes 2024",
    ],
  ])("are found in %s", (_, text) => {
    expect(factsOfText(text)).toEqual(facts);
  });

  it("are found in properties, and are not invented from prose", () => {
    expect(factsOfProperties({ Propietario: "TI", valid_until: "2026-12-31", autor: "Ana" })).toEqual({
      owner: "TI",
      validUntil: "2026-12-31",
    });
    expect(factsOfText("La revisión del avión dura dos horas.\nVigente desde: próximamente")).toEqual({});
  });
});

describe("a day", () => {
  it.each([
    ["el 3 de mayo de 2026", "2026-05-03"],
    ["03/05/2026", "2026-05-03"],
    ["2026-05-03T00:00", "2026-05-03"],
    ["3-may-2026", "2026-05-03"],
    ["May 3, 2026", "2026-05-03"],
    ["31/02/2026", undefined],
    ["pronto", undefined],
  ])("of %j is %s", (text, day) => {
    expect(readDay(text)).toBe(day);
  });
});
