import type { Align, Table } from "./parse/blocks.ts";

export interface Column {
  name: string;
  align: Exclude<Align, null>;
  isNumber: boolean;
  /** The column's position in a card: name and value on one line, the rest below. */
  role: "name" | "value" | "note";
}

const NUMBER = /^[*_~≈<>≤≥+−±-]*(?:[A-Z]{0,3}[$€£¥])?\s?\d[\d.,:\s]*(?:[%‰€$£¥°]|[\p{L}µ/²³%°]{1,5})?[*_]*$/u;
const MAX_NUMBER_CHARS = 24;
/** The number of rows that are examined to classify a column. */
const MAX_ROWS_LOOKED_AT = 100;
const SHORT_CHARS = 16;
/** With more columns, a card is harder to read than a scrolling table. */
const MAX_CARD_COLUMNS = 4;

/**
 * The layout of each column: numbers are right-aligned even against the source; other columns as in the
 * source.
 */
export function tableColumns({ head, rows, align }: Table): Column[] {
  const looked = rows.slice(0, MAX_ROWS_LOOKED_AT);
  const columns = head.map((name, index) => {
    const cells = looked.map((row) => row[index] ?? "").filter((cell) => cell !== "");
    const numbers = cells.filter(isNumeral).length;
    const isNumber = numbers > 0 && numbers * 2 >= cells.length && index > 0;
    const written = align[index] ?? "left";
    return { name, isNumber, align: isNumber ? ("right" as const) : written, isShort: cells.every(isShort) };
  });
  const number = columns.findIndex(({ isNumber }) => isNumber);
  const value = number > 0 ? number : columns.findIndex(({ isShort }, index) => index > 0 && isShort);
  return columns.map(({ isShort: _, ...column }, index) => ({
    ...column,
    role: index === 0 ? "name" : index === value ? "value" : "note",
  }));
}

export const fitsCards = (columns: readonly Column[]): boolean =>
  columns.length > 1 && columns.length <= MAX_CARD_COLUMNS;

const isNumeral = (cell: string): boolean => cell.length <= MAX_NUMBER_CHARS && NUMBER.test(cell);
const isShort = (cell: string): boolean => cell.length <= SHORT_CHARS;
