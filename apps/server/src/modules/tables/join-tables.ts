import { isNumeric } from "./column-numbers.ts";
import { type DataTable, folded } from "./data-table.ts";

const LEAST_OVERLAP = 0.5;

/**
 * Each table, and each table joined with another one by a common key column, so that a question may filter by
 * the columns of both.
 */
export function joinTables(tables: readonly DataTable[]): DataTable[] {
  return tables.flatMap((table) => {
    const others = tables.filter((other) => other !== table);
    return [table, ...others.flatMap((other) => joinPair(table, other) ?? [])];
  });
}

/**
 * Only if the key is unique in the other table: otherwise rows would be duplicated, and every sum with them.
 */
function joinPair(table: DataTable, other: DataTable): DataTable | undefined {
  for (const [at, column] of table.columns.entries()) {
    const there = other.columns.findIndex((name) => folded(name) === folded(column));
    if (there < 0) continue;
    if (isNumeric(table, at) && !/^(?:id|cod|num|n[ºo.])/.test(folded(column))) continue;
    const keys = other.rows.map(({ cells }) => folded(cells[there] ?? ""));
    if (new Set(keys).size !== keys.length) continue;
    const byKey = new Map(other.rows.map((row, index) => [keys[index] ?? "", row]));
    const matches = table.rows.map(({ cells }) => byKey.get(folded(cells[at] ?? "")));
    if (matches.filter(Boolean).length < table.rows.length * LEAST_OVERLAP) continue;
    const known = new Set(table.columns.map(folded));
    // A second column of the same name would make the question ambiguous.
    const added = other.columns.flatMap((name, index) => (known.has(folded(name)) ? [] : [index]));
    if (added.length === 0) continue;
    return {
      name: `${table.name} + ${other.name}`,
      columns: [...table.columns, ...added.map((index) => other.columns[index] ?? "")],
      rows: table.rows.map(({ cells, places }, index) => {
        const match = matches[index];
        return {
          cells: [...cells, ...added.map((from) => match?.cells[from] ?? "")],
          places: [...places, ...(match?.places ?? [])],
        };
      }),
      totals: table.totals,
      hasPlainNumbers: table.hasPlainNumbers && other.hasPlainNumbers,
    };
  }
  return undefined;
}
