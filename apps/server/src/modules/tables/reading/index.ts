/**
 * Reading of tables without the reading of questions, whose vocabulary loads the model clients: a process
 * that only needs tables would start ten times slower.
 */
export { columnNumbers } from "../column-numbers.ts";
export type { DataTable } from "../data-table.ts";
export { readTables, type TableDocument } from "../read-tables.ts";
