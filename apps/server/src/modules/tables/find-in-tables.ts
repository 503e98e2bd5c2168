import { type DataTable, folded, isNumeric, numberIn, stemsOf } from "./data-table.ts";
import { joinTables } from "./join-tables.ts";
import { type Operation, readRequest, type TableRequest } from "./read-request.ts";

/** A figure that was computed from a table, with every row that went into it. */
export interface TableFinding {
  operation: Operation;
  table: string;
  /** The column that was computed; undefined for counts and filters. */
  column: string | undefined;
  value: number | undefined;
  groups: readonly { name: string; value: number }[];
  conditions: readonly { column: string; is: string }[];
  columns: readonly string[];
  /** The rows that were used; for a maximum or minimum, those that have it. */
  rows: readonly (readonly string[])[];
}

/**
 * Computes what a question asks of the tables. Undefined where the question asks for no computation or it is unclear which column is
 * meant: a figure of the wrong column would be worse than none.
 */
export function findInTables(question: string, tables: readonly DataTable[]): TableFinding | undefined {
  const request = readRequest(question);
  if (!request || tables.length === 0) return undefined;
  const findings = joinTables(tables).flatMap((table) => {
    const found = findInTable(request, table);
    return found ? [found] : [];
  });
  return findings.sort((a, b) => b.said - a.said || a.finding.columns.length - b.finding.columns.length)[0]
    ?.finding;
}

interface Scored {
  finding: TableFinding;
  /** How many words of the question the table accounts for. */
  said: number;
}

function findInTable(request: TableRequest, table: DataTable): Scored | undefined {
  const filters = filtersIn(request, table);
  const named = namedColumns(request, table, filters);
  const measured = measuredColumn(request, table, named);
  const compared = request.comparisons.length > 0 ? (measured ?? onlyNumeric(table)) : undefined;
  if (request.comparisons.length > 0 && compared === undefined) return undefined;
  const rows = table.rows.filter(
    (row) =>
      filters.every(({ column, values }) => values.includes(folded(row[column] ?? ""))) &&
      (compared === undefined ||
        request.comparisons.every(({ from, to, is }) => fits(row[compared], { from, to, is }))),
  );
  const grouped = groupColumn(request, table);
  const operation = operationOn(request, measured, table);
  const needsColumn = operation !== "count" && operation !== "filter";
  if (needsColumn && measured === undefined) return undefined;
  if (
    !needsColumn &&
    filters.length === 0 &&
    request.comparisons.length === 0 &&
    named.length === 0 &&
    grouped === undefined
  )
    return undefined;
  const conditions = [
    ...filters.map(({ column, values }) => ({
      column: table.columns[column] ?? "",
      is: values.map((value) => shown(table, column, value)).join(", "),
    })),
    ...(compared === undefined
      ? []
      : request.comparisons.map((each) => ({
          column: table.columns[compared] ?? "",
          is: sayComparison(each),
        }))),
  ];
  const column = needsColumn ? measured : undefined;
  const figures = column === undefined ? [] : rows.flatMap((row) => numberIn(row[column] ?? "") ?? []);
  if (needsColumn && figures.length === 0) return undefined;
  const value = compute(operation, figures, rows.length);
  const extreme = operation === "maximum" || operation === "minimum";
  return {
    said: named.length + filters.length * 2 + (grouped === undefined ? 0 : 1),
    finding: {
      operation,
      table: table.name,
      column: column === undefined ? undefined : table.columns[column],
      value,
      groups: grouped === undefined || extreme ? [] : groupsOf({ rows, grouped, column, operation }),
      conditions,
      columns: table.columns,
      rows:
        extreme && column !== undefined ? rows.filter((row) => numberIn(row[column] ?? "") === value) : rows,
    },
  };
}

/** «¿Cuántos pasajeros?» sums the column of passengers; «¿cuántos vuelos?» counts rows. */
function operationOn({ operation }: TableRequest, measured: number | undefined, table: DataTable): Operation {
  if (operation === "count" && measured !== undefined && isNumeric(table, measured)) return "sum";
  return operation;
}

interface Filter {
  column: number;
  /** The values that the question names, folded. */
  values: string[];
}

/** Cells of text columns that the question names whole; «Madrid» also names «MADRID». */
function filtersIn({ plain }: TableRequest, table: DataTable): Filter[] {
  const words = ` ${plain.replace(/[^\p{L}\d]+/gu, " ")} `;
  return table.columns.flatMap((_, column) => {
    if (isNumeric(table, column)) return [];
    const values = new Set(table.rows.map((row) => folded(row[column] ?? "")));
    const said = [...values].filter((value) => {
      const bare = value.replace(/[^\p{L}\d]+/gu, " ").trim();
      return bare.length >= 2 && words.includes(` ${bare} `);
    });
    return said.length > 0 ? [{ column, values: said }] : [];
  });
}

function namedColumns(
  { stems, groupedBy }: TableRequest,
  { columns }: DataTable,
  filters: readonly Filter[],
): number[] {
  const group = groupedBy ? stemsOf(groupedBy) : [];
  return columns.flatMap((name, at) => {
    const terms = stemsOf(name).filter((term) => !group.includes(term));
    const isFiltered = filters.some(({ column }) => column === at);
    return !isFiltered && terms.length > 0 && terms.some((term) => stems.includes(term)) ? [at] : [];
  });
}

/** The numeric column that the question names best; the only numeric one where it names none. */
function measuredColumn(
  { stems, operation }: TableRequest,
  table: DataTable,
  named: readonly number[],
): number | undefined {
  const share = (at: number) => {
    const terms = stemsOf(table.columns[at] ?? "");
    return terms.filter((term) => stems.includes(term)).length / Math.max(1, terms.length);
  };
  const numeric = named.filter((at) => isNumeric(table, at)).sort((a, b) => share(b) - share(a));
  const [best, second] = numeric;
  if (best !== undefined) return second !== undefined && share(second) === share(best) ? undefined : best;
  return operation === "count" || operation === "filter" ? undefined : onlyNumeric(table);
}

function onlyNumeric(table: DataTable): number | undefined {
  const numeric = table.columns.flatMap((name, at) =>
    isNumeric(table, at) && !/^(?:id|cod|num|n[ºo.]?$)/.test(folded(name)) ? [at] : [],
  );
  return numeric.length === 1 ? numeric[0] : undefined;
}

function groupColumn({ groupedBy }: TableRequest, table: DataTable): number | undefined {
  if (!groupedBy) return undefined;
  const [stem] = stemsOf(groupedBy);
  const at = table.columns.findIndex(
    (name, column) => !isNumeric(table, column) && stemsOf(name).some((term) => term === stem),
  );
  return at < 0 ? undefined : at;
}

function fits(cell: string | undefined, { from, to, is }: { from: number; to: number; is: string }): boolean {
  const value = numberIn(cell ?? "");
  if (value === undefined) return false;
  return is === "between" ? value >= from && value <= to : value > from && value < to;
}

function compute(operation: Operation, figures: readonly number[], rows: number): number {
  const sum = figures.reduce((so, figure) => so + figure, 0);
  switch (operation) {
    case "sum":
      return rounded(sum);
    case "average":
      return rounded(sum / figures.length);
    case "maximum":
      return Math.max(...figures);
    case "minimum":
      return Math.min(...figures);
    case "count":
    case "filter":
      return rows;
  }
}

/** Cents that binary fractions do not hold: 0.1 + 0.2 is shown as 0.3. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

function groupsOf({
  rows,
  grouped,
  column,
  operation,
}: {
  rows: readonly (readonly string[])[];
  grouped: number;
  column: number | undefined;
  operation: Operation;
}) {
  return [...Map.groupBy(rows, (row) => row[grouped] ?? "")].map(([name, members]) => {
    const figures = column === undefined ? [] : members.flatMap((row) => numberIn(row[column] ?? "") ?? []);
    return { name, value: compute(operation, figures, members.length) };
  });
}

const shown = ({ rows }: DataTable, column: number, value: string) =>
  rows.find((row) => folded(row[column] ?? "") === value)?.[column] ?? value;

function sayComparison({
  is,
  from,
  to,
}: {
  is: "more" | "less" | "between";
  from: number;
  to: number;
}): string {
  switch (is) {
    case "more":
      return `> ${from}`;
    case "less":
      return `< ${to}`;
    case "between":
      return `${from}–${to}`;
  }
}
