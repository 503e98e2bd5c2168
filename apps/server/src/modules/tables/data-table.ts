import { foldText } from "@metatron/text/fold-text";
import { termsOf } from "@metatron/text/terms";

/** A sheet of a workbook, a CSV file, or a table in a text. */
export interface DataTable {
  name: string;
  columns: readonly string[];
  rows: readonly TableRow[];
  /** Rows of totals are left out of `rows`, because they would be counted twice. */
  totals: number;
  /**
   * Workbook numbers have a decimal point and no thousands separators; other texts use their authors'
   * notation.
   */
  hasPlainNumbers: boolean;
}

export interface TableRow {
  cells: readonly string[];
  /** Positions of the row; a joined row is in two documents. */
  places: readonly RowPlace[];
}

export interface RowPlace {
  fileId: string;
  /** Index of the first character in the document's text. */
  start: number;
  /** The original cells, before a join. */
  cells: readonly string[];
}

/** The stems of a text, including the digits of codes: «Vuelo BS-101» has «vuel», «bs» and «101». */
export const stemsOf = (text: string): string[] => termsOf(text);

export const folded = (text: string): string => foldText(text).trim();
