import type { TableDocument } from "../../tables/reading/index.ts";

/** What the server sends to the process of a query. */
export interface TableOrder {
  documents: readonly TableDocument[];
  /** Undefined: only the tables are described. */
  sql: string | undefined;
}

export interface TableColumn {
  name: string;
  /** As the sheet writes it. */
  header: string;
  type: "number" | "text" | "date" | "datetime";
  note?: string;
}

export type Cell = string | number | null;

export interface TableSummary {
  table: string;
  file: string;
  /** Absent in CSV files. */
  sheet?: string;
  rows: number;
  /** Rows of totals, which would be counted twice. */
  totalRowsLeftOut: number;
  /** The place of the first row, for the citation. */
  place: { fileId: string; start: number } | undefined;
}

export interface TableDescription extends TableSummary {
  columns: readonly TableColumn[];
  examples: readonly (readonly Cell[])[];
}

export interface QueryResult {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** All rows of the result, of which `rows` has the first ones. */
  rowCount: number;
  /** False if the rows were too many to count. */
  isCountComplete: boolean;
  /** The tables that the query read. */
  read: readonly TableSummary[];
}

/** What the process of a query sends to the server. */
export type TableReport =
  /** Ready for the order. */
  | { kind: "ready" }
  /** The tables are loaded; the time limit of the query begins. */
  | { kind: "loaded" }
  | { kind: "tables"; tables: readonly TableDescription[] }
  | { kind: "result"; result: QueryResult }
  /** A sentence for the model. */
  | { kind: "refused"; sentence: string };
