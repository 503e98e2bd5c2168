import { DatabaseSync } from "node:sqlite";
import type { TableDocument } from "../../tables/reading/index.ts";
import { type ColumnValues, columnValues } from "./column-values.ts";
import { readSheets, type Sheet } from "./read-sheets.ts";
import { addFunctions } from "./sql-functions.ts";
import { sqlNames } from "./sql-names.ts";
import type { Cell, TableDescription } from "./table-messages.ts";

const EXAMPLES = 3;
const MOST_TABLES = 40;

export interface LoadedTables {
  database: DatabaseSync;
  tables: readonly TableDescription[];
}

/** SQLite's own limits, enforced before memory is allocated. `attach: 0` leaves no way to a file. */
const LIMITS = {
  length: 1_000_000,
  sqlLength: 20_000,
  column: 300,
  exprDepth: 200,
  compoundSelect: 50,
  functionArg: 100,
  attach: 0,
  likePatternLength: 1000,
  variableNumber: 300,
};
const HEAP_BYTES = 400_000_000;

/** Loads the tables of the documents into a database in memory. */
export function loadTables(documents: readonly TableDocument[]): LoadedTables {
  const database = new DatabaseSync(":memory:", { limits: LIMITS, allowExtension: false, defensive: true });
  // Sorting must not write temporary files.
  database.exec(`pragma temp_store = memory; pragma hard_heap_limit = ${HEAP_BYTES};`);
  const sheets = documents
    .flatMap((document) => readSheets(document).map((sheet) => ({ ...sheet, title: document.title })))
    .slice(0, MOST_TABLES);
  const names = sqlNames(
    sheets.map(({ label, title }) => label ?? title.replace(/\.[a-z]{2,5}$/i, "")),
    "table",
  );
  const tables = sheets.map((sheet, at) => load(database, sheet, names[at] ?? ""));
  addFunctions(database);
  return { database, tables };
}

function load(database: DatabaseSync, { label, table, title }: Sheet & { title: string }, name: string) {
  const columns = table.columns.map((_, at) => columnValues(table, at));
  const columnNames = sqlNames(table.columns, "column");
  // REAL and not INTEGER: 5 / 2 is 2 for integers of SQLite.
  const types = columns.map(({ type }, at) => `"${columnNames[at]}" ${type === "number" ? "real" : "text"}`);
  database.exec(`create table "${name}" (${types.join(", ")})`);
  const rows = table.rows.map((_, row) => columns.map(({ values }) => values[row] ?? null));
  insert(database, name, rows);
  return describe();

  function describe(): TableDescription {
    const place = table.rows[0]?.places[0];
    return {
      table: name,
      file: title,
      ...(label === undefined ? {} : { sheet: label }),
      rows: rows.length,
      totalRowsLeftOut: table.totals,
      place: place && { fileId: place.fileId, start: place.start },
      columns: columns.map(({ type, note }: ColumnValues, at) => ({
        name: columnNames[at] ?? "",
        header: table.columns[at] ?? "",
        type,
        ...(note === undefined ? {} : { note }),
      })),
      examples: rows.slice(0, EXAMPLES),
    };
  }
}

function insert(database: DatabaseSync, name: string, rows: readonly Cell[][]): void {
  const marks = rows[0]?.map(() => "?").join(", ");
  const statement = database.prepare(`insert into "${name}" values (${marks})`);
  database.exec("begin");
  for (const row of rows) statement.run(...row);
  database.exec("commit");
}
