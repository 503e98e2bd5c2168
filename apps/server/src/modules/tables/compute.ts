import type { ColumnNumbers } from "./column-numbers.ts";
import type { DataTable } from "./data-table.ts";
import type { Operation } from "./read-request.ts";

export interface TableGroup {
  name: string;
  value: number;
  rows: number;
}

export interface Computation {
  table: DataTable;
  /** Indexes of the matching rows. */
  used: readonly number[];
  /** The values of the computed column; undefined if rows are counted. */
  figures: ColumnNumbers | undefined;
  operation: Operation;
}

/**
 * The result and the rows behind it. With `who`, the values are summed per value of that column before they
 * are compared.
 */
export function compute({
  table,
  used,
  figures,
  operation,
  who,
}: Computation & { who: number | undefined }): {
  value: number;
  used: readonly number[];
} {
  const isExtreme = operation === "maximum" || operation === "minimum";
  if (!isExtreme || !figures) return { value: figureOf(operation, used, figures), used };
  if (who !== undefined) {
    const sums = groupRows({ table, used, grouped: who, figures, operation: "sum" });
    if (sums.length < used.length) {
      const value = extremeOf(
        operation,
        sums.map((group) => group.value),
      );
      const names = new Set(sums.filter((group) => group.value === value).map(({ name }) => name));
      return { value, used: used.filter((at) => names.has(table.rows[at]?.cells[who] ?? "")) };
    }
  }
  const value = figureOf(operation, used, figures);
  return { value, used: used.filter((at) => figures.values[at] === value) };
}

export function groupRows({
  table,
  used,
  grouped,
  figures,
  operation,
}: Computation & { grouped: number }): TableGroup[] {
  const groups = Map.groupBy(used, (at) => table.rows[at]?.cells[grouped] ?? "");
  return [...groups].map(([name, members]) => ({
    name,
    value: figureOf(operation, members, figures),
    rows: members.length,
  }));
}

function figureOf(operation: Operation, used: readonly number[], figures: ColumnNumbers | undefined): number {
  const values = figures ? used.flatMap((at) => figures.values[at] ?? []) : [];
  switch (operation) {
    case "sum":
      return rounded(sumOf(values));
    case "average":
      return rounded(sumOf(values) / values.length);
    case "maximum":
    case "minimum":
      return extremeOf(operation, values);
    case "count":
    case "filter":
      return used.length;
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

// Spread arguments of Math.max overflow the stack at about a hundred thousand rows.
const extremeOf = (operation: "maximum" | "minimum", values: readonly number[]) =>
  operation === "maximum"
    ? values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
    : values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);

/** Floating-point errors: 0.1 + 0.2 is shown as 0.3. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
