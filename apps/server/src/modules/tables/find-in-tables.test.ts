import { describe, expect, it } from "vitest";
import { describeAnswer } from "./describe-finding.ts";
import { answerFromTables, type TableFinding } from "./find-in-tables.ts";
import { readTables } from "./read-tables.ts";

const sheet = (title: string, text: string, hasPlainNumbers = false) =>
  readTables({ fileId: title, title, text, hasPlainNumbers });

const flights = sheet(
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
const bases = sheet(
  "bases.csv",
  "| Base | País |\n|---|---|\n| Madrid | España |\n| Santiago | Chile |\n| Guarulhos | Brasil |",
);
const hours = sheet(
  "horas.csv",
  [
    "| Nombre | Cargo | Base | Horas |",
    "| --- | --- | --- | --- |",
    "| Ana Pérez | Piloto | SCL | 40 |",
    "| Luis Soto | Agente | LIM | 62 |",
    "| Ana Pérez | Piloto | SCL | 35 |",
    "| Eva Ríos | Agente | MAD | n/d |",
    "| Rui Melo | Piloto | LIM | 20 |",
    "| Total |  |  | 157 |",
  ].join("\n"),
);

function found(question: string, tables = hours): TableFinding | undefined {
  const answer = answerFromTables(question, tables);
  return answer?.kind === "found" ? answer.finding : undefined;
}

describe("a question over tables", () => {
  it.each([
    ["¿cuántos pasajeros hay en total?", "sum", 539, 4],
    ["¿cuál es la suma de pasajeros de Madrid?", "sum", 321, 2],
    ["¿cuál es el promedio de pasajeros?", "average", 134.75, 4],
    ["¿qué vuelo tiene más retraso?", "maximum", 45, 1],
    ["¿qué base tiene más pasajeros?", "maximum", 321, 2],
    ["¿cuál es el máximo de pasajeros?", "maximum", 171, 1],
    ["¿cuál es el combustible mínimo?", "minimum", 3100, 1],
    ["¿cuántos vuelos salen de Madrid?", "count", 2, 2],
    ["lista los vuelos con más de 100 pasajeros", "filter", 3, 3],
    ["¿cuántos vuelos tienen más de 100 pasajeros?", "count", 3, 3],
    ["total de combustible", "sum", 16250.5, 4],
    ["How many passengers from Madrid?", "sum", 321, 2],
    ["Quantos passageiros de Madrid?", "sum", 321, 2],
  ] as const)("%s", (question, operation, value, rows) => {
    const finding = found(question, flights);
    expect([finding?.operation, finding?.value, finding?.rows.length]).toEqual([operation, value, rows]);
  });

  it.each([
    ["¿cuánto suma la columna Horas?", 157, 4],
    ["¿cuántas filas son de SCL?", 2, 2],
    ["¿cuántas filas tiene la tabla?", 5, 5],
    ["¿cuántas horas tiene Ana?", 75, 2],
    ["cuantas horas tiene perez", 75, 2],
    ["¿cuántas horas suman los pilotos?", 95, 3],
    ["¿cuántos agentes hay en LIM?", 1, 1],
    ["¿quién tiene más horas?", 75, 2],
    ["Quem tem mais horas?", 75, 2],
    ["Who has the most hours?", 75, 2],
    ["¿quién tiene menos horas?", 20, 1],
  ] as const)(
    "%s (with totals, a cell without a number, and a person in two rows)",
    (question, value, rows) => {
      const finding = found(question);
      expect([finding?.value, finding?.rows.length]).toEqual([value, rows]);
    },
  );

  it("names the owner of the largest value", () => {
    expect(found("¿quién tiene más horas?")?.who).toBe("Ana Pérez");
    expect(found("¿qué base tiene más pasajeros?", flights)?.who).toBe("Madrid");
  });

  it("computes per group", () => {
    expect(found("total de pasajeros por base", flights)?.groups).toEqual([
      { name: "Madrid", value: 321, rows: 2 },
      { name: "Santiago", value: 98, rows: 1 },
      { name: "Guarulhos", value: 120, rows: 1 },
    ]);
    expect(found("media de horas por base")?.groups).toEqual([
      { name: "SCL", value: 37.5, rows: 2 },
      { name: "LIM", value: 41, rows: 2 },
    ]);
    expect(found("máximo de horas por base")?.groups.map(({ value }) => value)).toEqual([40, 62]);
  });

  it("joins two tables by their common column, and keeps the positions of both rows", () => {
    const finding = found("¿cuántos pasajeros en total de Chile?", [...flights, ...bases]);
    expect([finding?.value, finding?.rows.map(({ cells }) => cells)]).toEqual([
      98,
      [["BS-102", "Santiago", "98", "3.100", "0", "Chile"]],
    ]);
    expect(finding?.rows[0]?.places.map(({ fileId }) => fileId)).toEqual(["vuelos.xlsx", "bases.csv"]);
  });
});

describe("a value that can't be computed", () => {
  it("is not given if the column is unclear, a name is in no row, or nothing is to be computed", () => {
    expect(answerFromTables("¿cuál es el total?", flights)).toEqual({
      kind: "which-column",
      table: "vuelos.xlsx",
      columns: ["Pasajeros", "Combustible (kg)", "Retraso"],
    });
    expect(answerFromTables("¿cuántas horas suma BOG?", hours)).toEqual({
      kind: "not-in-table",
      table: "horas.csv",
      names: ["BOG"],
    });
    expect(answerFromTables("¿quién es el jefe de escala?", flights)).toBeUndefined();
    expect(answerFromTables("¿cuánto cuesta el uniforme?", flights)).toBeUndefined();
  });

  it("lists the words that it ignores", () => {
    expect(found("suma de horas nocturnas")?.ignored).toEqual(["nocturnas"]);
  });
});

describe("numbers", () => {
  const sumOf = (cells: readonly string[], hasPlainNumbers = false) => {
    const lines = cells.map((cell, at) => `| f${at} | ${cell} |`);
    const text = ["| Clave | Importe |", "| --- | --- |", ...lines].join("\n");
    return found("suma de importe", sheet("importes", text, hasPlainNumbers))?.value;
  };

  it("are parsed in the notation of their column", () => {
    expect(sumOf(["1.125", "0.5"])).toBe(1.625);
    expect(sumOf(["1.125", "0,5"])).toBe(1125.5);
    expect(sumOf(["1.250.000", "1,125"])).toBe(1_250_001.125);
    expect(sumOf(["1.125", "2.250"])).toBe(3375);
    expect(sumOf(["1.125", "2.25"], true)).toBe(3.375);
    expect(sumOf(["1.125", "2.375"], true)).toBe(3.5);
    expect(sumOf(["1.250,50 €", "10 €"])).toBe(1260.5);
  });

  it("of many rows do not overflow", () => {
    const many = Array.from({ length: 200_000 }, (_, at) => `| f | ${at} |`);
    const table = sheet("muchas", ["| Clave | Importe |", "| --- | --- |", ...many].join("\n"));
    expect(found("máximo de importe", table)?.value).toBe(199_999);
  });

  it("of hours and minutes are shown as such", () => {
    const table = sheet("turnos", "| Turno | Horas |\n|---|---|\n| A | 7:30 |\n| B | 30:45 |");
    const answer = answerFromTables("suma de horas", table);
    expect(answer && describeAnswer(answer, "es")).toContain("**Suma de «Horas»: 38:15**");
  });
});

describe("the answer", () => {
  const said = (question: string, language: "es" | "en" | "pt" = "es") => {
    const answer = answerFromTables(question, hours);
    return answer ? describeAnswer(answer, language, () => "[1]") : "";
  };

  it("shows the rows behind it, and reports what it left out", () => {
    expect(said("¿cuánto suma la columna Horas?")).toBe(
      [
        "**Suma de «Horas»: 157**",
        "Filas usadas de «horas.csv»: 4. No se cuenta 1 fila de totales. No se cuenta 1 fila sin número en «Horas».",
        "| Nombre | Cargo | Base | Horas |\n| --- | --- | --- | --- |\n| Ana Pérez | Piloto | SCL | 40 |\n| Luis Soto | Agente | LIM | 62 |\n| Ana Pérez | Piloto | SCL | 35 |\n| Rui Melo | Piloto | LIM | 20 |",
        "[1]",
      ].join("\n\n"),
    );
    expect(said("¿cuántas horas tiene Ana?")).toContain("**Suma de «Horas» (con Nombre: Ana Pérez): 75**");
  });

  it("shows groups as a table, in the language of the question", () => {
    expect(said("average hours by base", "en")).toContain(
      "| Base | Average of “Horas” | Rows |\n| --- | --- | --- |\n| SCL | 37.5 | 2 |",
    );
    expect(said("¿cuántas horas suma BOG?", "pt")).toContain("não aparece «BOG»");
  });
});

it("reads cells with pipes, and every sheet of a workbook", () => {
  const text =
    "# Enero\n\n| Ruta | Horas |\n| --- | --- |\n| A\\|B | 1 |\n\n# Febrero\n\n| Ruta | Horas |\n| --- | --- |\n| C | 2 |";
  const [table] = sheet("libro", text, true);
  expect(table?.rows).toEqual([
    { cells: ["A|B", "1"], places: [{ fileId: "libro", start: text.indexOf("| A"), cells: ["A|B", "1"] }] },
    { cells: ["C", "2"], places: [{ fileId: "libro", start: text.indexOf("| C |"), cells: ["C", "2"] }] },
  ]);
});
