export type { DataTable } from "./data-table.ts";
export { describeFinding } from "./describe-finding.ts";
export { findInTables, type TableFinding } from "./find-in-tables.ts";
export { readTables } from "./read-tables.ts";
