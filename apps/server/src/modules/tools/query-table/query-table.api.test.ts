import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { addDocument } from "../../../../test/knowledge.ts";
import { toolContext } from "../../../../test/tool-context.ts";
import { writeXlsx } from "../../../adapters/parsers/office-writer.fixture.ts";
import type { Tool, ToolContext } from "../../turns/index.ts";
import { createQueryTableTool } from "./query-table-tool.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

let test: TestApp;
let tool: Tool;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  tool = createQueryTableTool(test.deps);
});
afterAll(() => test.close());

const addWorkbook = (
  ownerId: string,
  name: string,
  sheets: Record<string, readonly (readonly (string | number)[])[]>,
) => addDocument(test, { ownerId, name, type: XLSX, text: writeXlsx(sheets) });

const run = (input: object, changes: Partial<ToolContext>) =>
  tool.run(
    tool.input.parse(input),
    toolContext({ cite: (all) => all.map((each, at) => ({ ...each, n: at + 1 })), ...changes }),
  );

it("describes and queries the sheets of the scope, with citable sources", async () => {
  const collection = randomUUID();
  await addWorkbook(collection, "vuelos.xlsx", {
    "Vuelos de España": [
      ["Vuelo", "Base", "Pasajeros"],
      ["BS-1", "MAD", 120],
      ["BS-2", "BCN", 80],
      ["BS-3", "MAD", 100.5],
      ["Total", "", 300.5],
    ],
  });
  await addDocument(test, {
    ownerId: collection,
    name: "bases.csv",
    type: "text/csv",
    text: "Base;Ciudad\nMAD;Madrid\nBCN;Barcelona\n",
  });
  const scope = { collections: [collection], fileIds: [] };
  expect(await run({}, { scope })).toMatchObject({
    tables: expect.arrayContaining([
      expect.objectContaining({
        table: "vuelos_de_espana",
        file: "vuelos.xlsx",
        sheet: "Vuelos de España",
        rows: 3,
        totalRowsLeftOut: 1,
        source: expect.stringMatching(/^\[\d\]$/),
      }),
      expect.objectContaining({ table: "bases", file: "bases.csv", rows: 2 }),
    ]),
  });
  const sql =
    "select ciudad, sum(pasajeros) as pasajeros from vuelos_de_espana join bases using (base) group by 1 order by 2 desc";
  expect(await run({ sql }, { scope })).toMatchObject({
    columns: ["ciudad", "pasajeros"],
    rows: [
      ["Madrid", 220.5],
      ["Barcelona", 80],
    ],
    rowCount: 2,
    read: expect.arrayContaining([
      expect.objectContaining({ table: "vuelos_de_espana" }),
      expect.objectContaining({ table: "bases" }),
    ]),
  });
  await expect(run({ sql, files: ["BASES"] }, { scope })).rejects.toThrow("no such table: vuelos_de_espana");
  await expect(run({ files: ["otro.xlsx"] }, { scope })).rejects.toThrow(
    "There is no table file «otro.xlsx».",
  );
});

it("reads no file outside of the scope", async () => {
  const [mine, other] = [randomUUID(), randomUUID()];
  const secret = await addDocument(test, {
    ownerId: other,
    name: "sueldos.csv",
    type: "text/csv",
    text: "Nombre,Sueldo\nAna,1\n",
  });
  const nothing = "There is no spreadsheet or CSV file in this conversation or its assistant.";
  await expect(run({}, { scope: { collections: [], fileIds: [] } })).rejects.toThrow(nothing);
  await expect(run({}, { scope: { collections: [mine], fileIds: [] } })).rejects.toThrow(nothing);
  await expect(run({ files: [secret.id] }, { scope: { collections: [mine], fileIds: [] } })).rejects.toThrow(
    nothing,
  );
  expect(await run({}, { scope: { collections: [], fileIds: [secret.id] } })).toMatchObject({
    tables: [{ table: "sueldos" }],
  });
});

it("asks for names if there are too many files", async () => {
  const collection = randomUUID();
  for (let n = 0; n < 9; n += 1)
    await addDocument(test, {
      ownerId: collection,
      name: `mes-${n}.csv`,
      type: "text/csv",
      text: `Mes,Importe\n${n},${n}\n`,
    });
  const scope = { collections: [collection], fileIds: [] };
  await expect(run({}, { scope })).rejects.toThrow("Name the files that you need");
  expect(await run({ files: ["mes-3.csv"], sql: "select importe from mes_3" }, { scope })).toMatchObject({
    rows: [[3]],
  });
});
