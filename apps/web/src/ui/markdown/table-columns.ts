import type { Align, Table } from "./parse/blocks.ts";

export interface Column {
  name: string;
  align: Exclude<Align, null>;
  isNumber: boolean;
  /** Its place where a row is shown as a card: name and value on one line, the rest below. */
  role: "name" | "value" | "note";
}

const NUMBER = /^[*_~≈<>≤≥+−±-]*(?:[A-Z]{0,3}[$€£¥])? ?\d[\d.,:  ]*(?:[%‰€$£¥°]|[\p{L}µ/²³%°]{1,5})?[*_]*$/u;
const SHORT_CHARS = 16;
/** With more columns a card says less than a table that scrolls. */
const MAX_CARD_COLUMNS = 4;

/** How each column is set: numbers to the right, whatever the writer said; the rest as written. */
export function tableColumns({ head, rows, align }: Table): Column[] {
  const columns = head.map((name, index) => {
    const cells = rows.map((row) => row[index] ?? "").filter((cell) => cell !== "");
    const numbers = cells.filter((cell) => NUMBER.test(cell)).length;
    const isNumber = numbers > 0 && numbers * 2 > cells.length && index > 0;
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

const isShort = (cell: string): boolean => cell.length <= SHORT_CHARS;
