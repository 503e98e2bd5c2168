import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadTables } from "./load-tables.ts";
import { sqlNames } from "./sql-names.ts";

const CSV = { fileId: "f", title: "gastos.csv", hasPlainNumbers: false };

const tableOf = (header: string, ...rows: string[]) =>
  [`| ${header} |`, `|${" --- |".repeat(header.split("|").length)}`, ...rows.map((row) => `| ${row} |`)].join(
    "\n",
  );

const load = (...lines: [string, ...string[]]) => loadTables([{ ...CSV, text: tableOf(...lines) }]).tables;

describe("names", () => {
  it("makes headers usable without quotation marks", () => {
    expect(sqlNames(["Año", "año ", "Nº de vuelo", "2026", "", "Order", "sqlite_x", "…"], "column")).toEqual([
      "ano",
      "ano_2",
      "no_de_vuelo".replace("no", "nº"),
      "n_2026",
      "column_5",
      "order_",
      "sqlite_x_",
      "column_8",
    ]);
  });

  it("gives every header a name of its own that SQLite accepts", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 2, maxLength: 8 }), (headers) => {
        const names = sqlNames(headers, "column");
        expect(new Set(names).size).toBe(headers.length);
        const { database } = loadTables([]);
        database.exec(`create table t (${names.join(", ")})`);
        database.close();
      }),
    );
  });
});

describe("types of columns", () => {
  it("reads Spanish numbers, and cells without a number as NULL with a note", () => {
    const [table] = load(
      "Base | Importe",
      "MAD | 1.250,50 €",
      "BCN | 10,25",
      "SVQ | 3",
      "AGP | 4",
      "LPA | n/d",
    );
    expect(table).toMatchObject({
      table: "gastos",
      rows: 5,
      columns: [
        { name: "base", type: "text" },
        { name: "importe", type: "number", note: "1 cells without a number are NULL, such as «n/d»" },
      ],
      examples: [
        ["MAD", 1250.5],
        ["BCN", 10.25],
        ["SVQ", 3],
      ],
    });
  });

  it("keeps codes with leading zeros as text, and reads hours and percentages as numbers", () => {
    const [table] = load("Código | Horas | Parte", "00123 | 7:30 | 15%", "00456 | 10:15 | 20%");
    expect(table?.columns.map(({ type, note }) => [type, note])).toEqual([
      ["text", undefined],
      ["number", "hours, from h:mm: 7:30 is 7.5"],
      ["number", "percent: 15% is 15"],
    ]);
    expect(table?.examples[0]).toEqual(["00123", 7.5, 15]);
  });

  it("turns dates into text that sorts, day first unless the column shows otherwise", () => {
    const dates = (...cells: string[]) => load("n | Fecha", ...cells.map((cell) => `1 | ${cell}`))[0];
    expect(dates("03/04/2026", "1/12/2026")).toMatchObject({
      columns: [{}, { type: "date", note: "read as day/month/year" }],
      examples: [
        [1, "2026-04-03"],
        [1, "2026-12-01"],
      ],
    });
    expect(dates("03/04/2026", "3/28/2026")?.examples[0]).toEqual([1, "2026-03-04"]);
    expect(dates("2026-01-05 08:30", "2026-01-06")?.columns[1]).toMatchObject({ type: "datetime" });
    expect(dates("31/31/2026", "1/1/2026")?.columns[1]).toMatchObject({ type: "text" });
  });
});

describe("sheets", () => {
  it("makes one table of each sheet, without rows of totals, and knows where they are", () => {
    const text = [
      "Vuelos",
      tableOf("Vuelo | Pasajeros", "BS-1 | 10", "BS-2 | 20", "Total | 30"),
      "Bases de España",
      "Actualizado en mayo",
      tableOf("Base | Vuelo", "MAD | BS-1"),
      tableOf("Otra | Cosa", "a | b"),
    ].join("\n\n");
    const { tables } = loadTables([{ fileId: "f", title: "libro.xlsx", text, hasPlainNumbers: true }]);
    expect(
      tables.map(({ table, sheet, rows, totalRowsLeftOut }) => [table, sheet, rows, totalRowsLeftOut]),
    ).toEqual([
      ["vuelos", "Vuelos", 2, 1],
      ["bases_de_espana", "Bases de España", 1, 0],
      ["bases_de_espana_2", "Bases de España", 1, 0],
    ]);
    for (const [at, start] of ["| BS-1 | 10", "| MAD |", "| a |"].entries())
      expect(text.slice(tables[at]?.place?.start).startsWith(start)).toBe(true);
  });

  it("has no table for a document without one", () => {
    expect(loadTables([{ ...CSV, text: "Solo texto." }]).tables).toEqual([]);
    expect(loadTables([{ ...CSV, text: "" }]).tables).toEqual([]);
  });
});
