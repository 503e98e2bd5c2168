import { describe, expect, it } from "vitest";
import { createTermFinder } from "./term-finder.ts";

const finder = createTermFinder([
  { term: "MEL", words: [], meaning: "Lista de equipo mínimo" },
  { term: "OACI", words: ["ICAO"], meaning: "Organismo de la ONU" },
  { term: "UM", words: [], meaning: "Menor que viaja sin acompañante" },
  { term: "Pernocta", words: [], meaning: "Noche fuera de la base" },
  { term: "MEL operativa", words: [], meaning: "La que se lleva a bordo" },
  { term: "C++", words: [], meaning: "Un lenguaje" },
]);
const found = (text: string) =>
  finder.find(text).map(({ start, end, term }) => [text.slice(start, end), term]);

describe("terms", () => {
  it.each([
    [
      "Según la MEL, la OACI y la ICAO.",
      [
        ["MEL", "MEL"],
        ["OACI", "OACI"],
        ["ICAO", "OACI"],
      ],
    ],
    ["Um bilhete para um UM.", [["UM", "UM"]]],
    [
      "La pernocta se paga; la PERNOCTA, también.",
      [
        ["pernocta", "Pernocta"],
        ["PERNOCTA", "Pernocta"],
      ],
    ],
    ["La MEL operativa", [["MEL operativa", "MEL operativa"]]],
    ["MELON, CAMEL, MEL_2 y mel", []],
    [
      "(MEL)/MEL-737",
      [
        ["MEL", "MEL"],
        ["MEL", "MEL"],
      ],
    ],
    ["Se escribe en C++ hoy", [["C++", "C++"]]],
  ])("are met as words of their own: %s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it("match every spelling", () => {
    expect(finder.get("ICAO")?.term).toBe("OACI");
    expect(finder.get("pernocta")?.term).toBe("Pernocta");
    expect(finder.get("um")).toBeUndefined();
  });
});
