import type { Language } from "@metatron/contract/enums";

export type Cell = string | number | null;

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Where the comma is the decimal mark, spreadsheets expect semicolons between cells. */
const MARKS: Record<Language, { between: string; decimal: string }> = {
  es: { between: ";", decimal: "," },
  pt: { between: ";", decimal: "," },
  en: { between: ",", decimal: "." },
};

export function toCsv(rows: readonly (readonly Cell[])[], language: Language): string {
  const { between, decimal } = MARKS[language];
  const lines = rows.map((row) => row.map((cell) => write(cell, decimal)).join(between));
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
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
