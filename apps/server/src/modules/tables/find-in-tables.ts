import { columnNumbers, isNumeric } from "./column-numbers.ts";
import { compute, groupRows, type TableGroup } from "./compute.ts";
import type { DataTable, TableRow } from "./data-table.ts";
import { groupColumn, measuredColumn, namedColumns, whoColumn } from "./find-columns.ts";
import { conditionsIn, type TableCondition } from "./find-conditions.ts";
import { joinTables } from "./join-tables.ts";
import { type Operation, readRequest, type TableRequest } from "./read-request.ts";
import { unknownWords } from "./unknown-words.ts";

/** A value computed from a table, with every row behind it. */
export interface TableFinding {
  operation: Operation;
  table: string;
  /** The computed column; undefined for counts and filters. */
  column: string | undefined;
  value: number;
  /** The values are hours and minutes. */
  isDuration: boolean;
  /** The owner of the largest or smallest value, if there is a single one. */
  who: string | undefined;
  /** The column of the groups; undefined without groups. */
  groupedBy: string | undefined;
  groups: readonly TableGroup[];
  conditions: readonly TableCondition[];
  columns: readonly string[];
  /** The rows behind the value; for a maximum or minimum, the rows that have it. */
  rows: readonly TableRow[];
  /** Matching rows without a number in the column. */
  withoutNumber: number;
  /** Rows of totals, which are left out. */
  totals: number;
  /** Words of the question that are neither in the table nor needed for the value. */
  ignored: readonly string[];
}

/** The result of a question: a value, or what is missing for one. Undefined if it asks for no computation. */
export type TableAnswer =
  | { kind: "found"; finding: TableFinding }
  /** A name or code of the question is in no row. */
  | { kind: "not-in-table"; table: string; names: readonly string[] }
  /** A sum or an average without a column. */
  | { kind: "which-column"; table: string; columns: readonly string[] }
  /** The table is longer than the maximum that is read for a question. */
  | { kind: "too-long"; table: string; chars: number; most: number };

/**
 * Computes the value that a question asks of the tables; a value of the wrong column or of too many rows
 * would be worse than none.
 */
export function answerFromTables(question: string, tables: readonly DataTable[]): TableAnswer | undefined {
  const request = readRequest(question);
  if (!request || tables.length === 0) return undefined;
  const found = joinTables(tables).flatMap((table) => findInTable(request, table) ?? []);
  const [best] = found.sort(
    (a, b) =>
      a.unknownNames.length - b.unknownNames.length ||
      b.score - a.score ||
      a.finding.columns.length - b.finding.columns.length,
  );
  if (best && best.unknownNames.length > 0)
    return { kind: "not-in-table", table: best.finding.table, names: best.unknownNames };
  if (best) return { kind: "found", finding: best.finding };
  return request.isExplicit ? whichColumn(tables) : undefined;
}

interface Scored {
  finding: TableFinding;
  unknownNames: readonly string[];
  /** The number of the question's words that the table accounts for. */
  score: number;
}

function findInTable(request: TableRequest, table: DataTable): Scored | undefined {
  const grouped = groupColumn(request, table);
  const { filters, conditions, values, isUnclear, matches } = conditionsIn(request, table);
  if (isUnclear) return undefined;
  const named = namedColumns(request, table, filters);
  const measured = measuredColumn(request, table, named);
  // «¿Cuántos pasajeros?» sums the column of passengers; «¿cuántos vuelos?» counts rows.
  const isSum =
    request.operation === "count" &&
    measured !== undefined &&
    conditions.every(({ column }) => column !== table.columns[measured]);
  const operation = isSum ? "sum" : request.operation;
  const needsColumn = operation !== "count" && operation !== "filter";
  const isNamed = conditions.length > 0 || named.length > 0 || grouped !== undefined || request.asksForRows;
  if (needsColumn ? measured === undefined : !isNamed) return undefined;

  const column = needsColumn ? measured : undefined;
  const figures = column === undefined ? undefined : columnNumbers(table, column);
  const within = table.rows.flatMap((row, at) => (matches(row, at) ? [at] : []));
  const used = figures ? within.filter((at) => figures.values[at] !== undefined) : within;
  const unknown = unknownWords(request, table, values);
  if (used.length === 0 && needsColumn && unknown.names.length === 0) return undefined;

  const isExtreme = operation === "maximum" || operation === "minimum";
  const who = isExtreme ? whoColumn(table, named) : undefined;
  const rowsOf = (places: readonly number[]) => places.flatMap((at) => table.rows[at] ?? []);
  const groups = grouped === undefined ? [] : groupRows({ table, used, grouped, figures, operation });
  const result = compute({ table, used, figures, operation, who: request.asksWho ? who : undefined });
  const holders = who === undefined ? [] : rowsOf(result.used).map(({ cells }) => cells[who] ?? "");
  return {
    score: named.length + filters.length * 2 + (grouped === undefined ? 0 : 1) - unknown.others.length,
    unknownNames: unknown.names,
    finding: {
      operation,
      table: table.name,
      column: column === undefined ? undefined : table.columns[column],
      value: result.value,
      isDuration: figures?.isDuration ?? false,
      who: holders.length > 0 ? [...new Set(holders)].join(", ") : undefined,
      groupedBy: grouped === undefined ? undefined : table.columns[grouped],
      groups,
      conditions,
      columns: table.columns,
      rows: rowsOf(groups.length > 0 ? used : result.used),
      withoutNumber: within.length - used.length,
      totals: table.totals,
      ignored: unknown.others,
    },
  };
}

function whichColumn(tables: readonly DataTable[]): TableAnswer | undefined {
  for (const table of tables) {
    const columns = table.columns.filter((name, at) => name !== "" && isNumeric(table, at));
    if (columns.length > 0) return { kind: "which-column", table: table.name, columns };
  }
  return undefined;
}
