import { foldText } from "@metatron/text/fold-text";
import { termsOf } from "@metatron/text/terms";

/** A sheet of a workbook, a CSV file, or a table in a text. */
export interface DataTable {
  name: string;
  columns: readonly string[];
  rows: readonly TableRow[];
  /** Rows of totals, which would be counted twice and are left out of `rows`. */
  totals: number;
  /** Numbers of a workbook are written with a decimal point and without thousands; those of other texts as their authors do. */
  hasPlainNumbers: boolean;
}

export interface TableRow {
  cells: readonly string[];
  /** Where the row stands; a joined row stands in two documents. */
  places: readonly RowPlace[];
}

export interface RowPlace {
  fileId: string;
  /** Its first character in the document's text. */
  start: number;
  /** As they stand there, before a join. */
  cells: readonly string[];
}

/** The stems of a text, with the digits of codes kept: «Vuelo BS-101» has «vuel», «bs» and «101». */
export const stemsOf = (text: string): string[] => termsOf(text);

export const folded = (text: string): string => foldText(text).trim();
