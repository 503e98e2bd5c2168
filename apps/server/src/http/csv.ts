import type { Language } from "@metatron/contract/enums";

export type Cell = string | number | null;

/** The first character of a file: a byte order mark makes spreadsheets read it as UTF-8. */
export const csvStart = "\uFEFF";

/** Where the comma is the decimal mark, spreadsheets expect semicolons between cells. */
const MARKS: Record<Language, { between: string; decimal: string }> = {
  es: { between: ";", decimal: "," },
  pt: { between: ";", decimal: "," },
  en: { between: ",", decimal: "." },
};

export function toCsv(rows: readonly (readonly Cell[])[], language: Language): string {
  return csvStart + rows.map((row) => csvLine(row, language)).join("");
}

export function csvLine(row: readonly Cell[], language: Language): string {
  const { between, decimal } = MARKS[language];
  return `${row.map((cell) => write(cell, decimal)).join(between)}\r\n`;
}

function write(cell: Cell, decimal: string): string {
  if (cell === null) return "";
  if (typeof cell === "number") return quote(String(cell).replace(".", decimal));
  return quote(neutralise(cell));
}

/** A spreadsheet would execute a text that begins like this as a formula; an apostrophe prevents it. */
function neutralise(text: string): string {
  return /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}

const quote = (text: string) => (/[",;\t\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
