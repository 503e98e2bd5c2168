import { describe, expect, it } from "vitest";
import { describeFinding } from "./describe-finding.ts";
import { findInTables } from "./find-in-tables.ts";
import { readTables } from "./read-tables.ts";

const flights = readTables(
  "vuelos.xlsx",
  [
    "| Vuelo | Base | Pasajeros | Combustible (kg) | Retraso |",
    "| --- | --- | --- | --- | --- |",
    "| BS-101 | Madrid | 150 | 4.200,5 | 12 |",
    "| BS-102 | Santiago | 98 | 3.100 | 0 |",
    "| BS-103 | Madrid | 171 | 5.050 | 45 |",
    "| BS-104 | Guarulhos | 120 | 3.900 | 3 |",
  ].join("\n"),
);
const bases = readTables(
  "bases.csv",
  "| Base | País |\n|---|---|\n| Madrid | España |\n| Santiago | Chile |\n| Guarulhos | Brasil |",
);

describe("a question over tables", () => {
  it.each([
    ["¿cuántos pasajeros hay en total?", "sum", 539, 4],
    ["¿cuál es la suma de pasajeros de Madrid?", "sum", 321, 2],
    ["¿cuál es el promedio de pasajeros?", "average", 134.75, 4],
    ["¿qué vuelo tiene más retraso?", "maximum", 45, 1],
    ["¿cuál es el combustible mínimo?", "minimum", 3100, 1],
    ["¿cuántos vuelos salen de Madrid?", "count", 2, 2],
    ["lista los vuelos con más de 100 pasajeros", "filter", 3, 3],
    ["total de combustible", "sum", 16250.5, 4],
  ] as const)("%s", (question, operation, value, rows) => {
    const finding = findInTables(question, flights);
    expect([finding?.operation, finding?.value, finding?.rows.length]).toEqual([operation, value, rows]);
  });

  it("sums per group", () => {
    expect(findInTables("total de pasajeros por base", flights)?.groups).toEqual([
      { name: "Madrid", value: 321 },
      { name: "Santiago", value: 98 },
      { name: "Guarulhos", value: 120 },
    ]);
  });

  it("joins two tables by the column that they share", () => {
    const finding = findInTables("¿cuántos pasajeros en total de Chile?", [...flights, ...bases]);
    expect([finding?.value, finding?.rows]).toEqual([
      98,
      [["BS-102", "Santiago", "98", "3.100", "0", "Chile"]],
    ]);
  });

  it("computes nothing where the column is unclear or nothing is to be computed", () => {
    expect(findInTables("¿cuál es el total?", flights)).toBeUndefined();
    expect(findInTables("¿quién es el jefe de escala?", flights)).toBeUndefined();
  });

  it("shows the rows that it used", () => {
    const finding = findInTables("¿cuál es la suma de pasajeros de Madrid?", flights);
    if (!finding) throw new Error("nothing was computed");
    const text = describeFinding(finding, "es");
    expect(text).toContain("**Suma de «Pasajeros» (con Base: Madrid): 321**");
    expect(text).toContain("| BS-103 | Madrid | 171 | 5.050 | 45 |");
    expect(text).not.toContain("Santiago");
  });
});
