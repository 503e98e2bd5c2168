export type { DataTable } from "./data-table.ts";
export { describeAnswer, shownRows } from "./describe-finding.ts";
export { answerFromTables, type TableAnswer } from "./find-in-tables.ts";
export { asksForComputation } from "./read-request.ts";
export { readTables } from "./read-tables.ts";
