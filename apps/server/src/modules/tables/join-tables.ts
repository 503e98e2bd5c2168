import { type DataTable, folded, isNumeric } from "./data-table.ts";

const LEAST_OVERLAP = 0.5;

/** Each table widened by the others that share a key column with it, so that a question may filter by the columns of both. */
export function joinTables(tables: readonly DataTable[]): DataTable[] {
  return tables.flatMap((table) => {
    const others = tables.filter((other) => other !== table);
    const joined = others.flatMap((other) => joinPair(table, other) ?? []);
    return [table, ...joined];
  });
}

/** Only where the key is unique in the other table: otherwise rows would be doubled, and with them every sum. */
function joinPair(table: DataTable, other: DataTable): DataTable | undefined {
  for (const [at, column] of table.columns.entries()) {
    const there = other.columns.findIndex((name) => folded(name) === folded(column));
    if (there < 0) continue;
    if (isNumeric(table, at) && !/^(?:id|cod|num|n[ºo.])/.test(folded(column))) continue;
    const keys = other.rows.map((row) => folded(row[there] ?? ""));
    if (new Set(keys).size !== keys.length) continue;
    const byKey = new Map(other.rows.map((row, index) => [keys[index] ?? "", row]));
    const matched = table.rows.filter((row) => byKey.has(folded(row[at] ?? "")));
    if (matched.length < table.rows.length * LEAST_OVERLAP) continue;
    const added = other.columns.map((_, index) => index).filter((index) => index !== there);
    return {
      name: `${table.name} + ${other.name}`,
      columns: [...table.columns, ...added.map((index) => other.columns[index] ?? "")],
      rows: table.rows.map((row) => {
        const match = byKey.get(folded(row[at] ?? ""));
        return [...row, ...added.map((index) => match?.[index] ?? "")];
      }),
    };
  }
  return undefined;
}
