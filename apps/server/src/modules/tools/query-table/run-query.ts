import { constants, type DatabaseSync, type StatementSync } from "node:sqlite";
import { cutText } from "@metatron/text/cut-text";
import type { LoadedTables } from "./load-tables.ts";
import { ALLOWED_FUNCTIONS } from "./sql-functions.ts";
import type { Cell, QueryResult } from "./table-messages.ts";

const SHOWN_ROWS = 200;
const SHOWN_CHARS = 30_000;
const LONGEST_CELL = 400;
const LONGEST_NAME = 100;
const MOST_COUNTED_ROWS = 100_000;

/** The message is a sentence for the model. */
export class QueryRefused extends Error {}

/** Runs one SELECT. The authorizer allows only reads of the loaded tables and harmless functions. */
export function runQuery({ database, tables }: LoadedTables, sql: string): QueryResult {
  const read = new Set<string>();
  const names = new Set(tables.map(({ table }) => table));
  database.setAuthorizer((action, first, second, owner) => {
    const isAllowed = mayDo({ action, first, second, owner }, names);
    if (isAllowed && action === constants.SQLITE_READ && first !== null) read.add(first);
    return isAllowed ? constants.SQLITE_OK : constants.SQLITE_DENY;
  });
  try {
    const statement = prepareOne(database, sql);
    return { ...rowsOf(statement), read: tables.filter(({ table }) => read.has(table)).map(toSummary) };
  } catch (error) {
    throw error instanceof QueryRefused ? error : new QueryRefused(sentenceOf(error, tables));
  }
}

/** An action with its arguments as SQLite passes them to an authorizer. */
interface Action {
  action: number;
  first: string | null;
  second: string | null;
  /** The database of a table; null for a common table expression and for a table without a named column. */
  owner: string | null;
}

function mayDo({ action, first, second, owner }: Action, tables: ReadonlySet<string>): boolean {
  switch (action) {
    case constants.SQLITE_SELECT:
    case constants.SQLITE_RECURSIVE:
      return true;
    case constants.SQLITE_READ:
      return first === null || tables.has(first) || (owner === null && !/^(?:sqlite|pragma)_/i.test(first));
    case constants.SQLITE_FUNCTION:
      return ALLOWED_FUNCTIONS.has(second?.toLowerCase() ?? "");
    default:
      return false;
  }
}

function prepareOne(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  // SQLite prepares the first statement and ignores the rest.
  if (/[^\s;]/.test(sql.slice(sql.indexOf(statement.sourceSQL) + statement.sourceSQL.length)))
    throw new QueryRefused("Only one SELECT statement per call is allowed.");
  if (statement.columns().length === 0) throw new QueryRefused(ONLY_SELECT);
  statement.setReturnArrays(true);
  return statement;
}

function rowsOf(statement: StatementSync): Omit<QueryResult, "read"> {
  const columns = statement.columns().map(({ name }) => cutText(name, LONGEST_NAME));
  const rows: Cell[][] = [];
  let rowCount = 0;
  let room = SHOWN_CHARS;
  for (const row of statement.iterate()) {
    rowCount += 1;
    if (rowCount > MOST_COUNTED_ROWS) break;
    if (rows.length >= SHOWN_ROWS || room <= 0) continue;
    // `setReturnArrays` makes an array of each row, which the types of Node do not state.
    const shown = (row as unknown as unknown[]).map(shownCell);
    room -= JSON.stringify(shown).length;
    rows.push(shown);
  }
  const isCountComplete = rowCount <= MOST_COUNTED_ROWS;
  return { columns, rows, rowCount: Math.min(rowCount, MOST_COUNTED_ROWS), isCountComplete };
}

function shownCell(value: unknown): Cell {
  // Fifteen digits are exact in binary: 0.1 + 0.2 is shown as 0.3.
  if (typeof value === "number") return Number.isFinite(value) ? Number(value.toPrecision(15)) : null;
  if (typeof value === "string")
    return value.length > LONGEST_CELL ? `${cutText(value, LONGEST_CELL)}…` : value;
  return value === null ? null : "(binary)";
}

const ONLY_SELECT = "Only SELECT over the listed tables is allowed, with the usual functions of SQLite.";

function sentenceOf(error: unknown, tables: LoadedTables["tables"]): string {
  const reason = error instanceof Error ? error.message : "";
  if (/not authorized|prohibited/i.test(reason)) return ONLY_SELECT;
  if (/no statements/i.test(reason)) return "The query is empty.";
  if (/out of memory/i.test(reason))
    return "The query needs too much memory. Filter or group the rows before joining or sorting them.";
  if (/too big|too many|too large/i.test(reason)) return `The query exceeds a limit: ${reason}.`;
  const known = tables.map(({ table, columns }) => `${table}(${columns.map(({ name }) => name).join(", ")})`);
  return `SQLite refused the query: ${cutText(reason, 300)}. The tables are: ${cutText(known.join("; "), 3000)}.`;
}

const toSummary = ({ columns: _columns, examples: _examples, ...summary }: LoadedTables["tables"][number]) =>
  summary;
