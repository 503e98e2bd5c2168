import { unmarked } from "./mark-terms.ts";
import type { Definitions, Table } from "./parse/blocks.ts";
import { inlineText } from "./parse/inlines.ts";
import { parseInline } from "./parse/parse-inline.ts";
import { tableToHtml } from "./to-html.ts";

interface CellOptions {
  definitions: Definitions;
  /** The sources are not copied with a table, so the numbers that name them are omitted. */
  isCited: (number: number) => boolean;
}

/** The cells of a table as text, the header first. */
export function tableCells({ head, rows }: Table, options: CellOptions): string[][] {
  const toText = (cell: string) =>
    inlineText(parseInline(unmarked(cell), options))
      .replace(/\s+/g, " ")
      .trim();
  return [head, ...rows].map((row) => head.map((_, column) => toText(row[column] ?? "")));
}

/** Excel of the languages that write decimals with a comma separates cells by semicolons. */
const separatorFor = (language: string) =>
  new Intl.NumberFormat(language).format(1.5).includes(",") ? ";" : ",";

export function tableToCsv(cells: readonly (readonly string[])[], language: string): string {
  const separator = separatorFor(language);
  return cells.map((row) => row.map(csvCell).join(separator)).join("\r\n");
}

function csvCell(cell: string): string {
  // A spreadsheet would run a cell with one of these as its first character as a formula.
  const isFormula = /^[=+@\t\r]/.test(cell) || (/^-/.test(cell) && !/^-[\d.,\s%€$]+$/.test(cell));
  const text = isFormula ? `'${cell}` : cell;
  return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table for Word, mail and spreadsheets, with tabs between the cells as plain text. */
export async function copyTable(table: Table, options: CellOptions): Promise<void> {
  const plain = tableCells(table, options)
    .map((row) => row.join("\t"))
    .join("\n");
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(plain);
  await navigator.clipboard.write([
    new ClipboardItem({
      "text/html": new Blob([tableToHtml(table, options)], { type: "text/html" }),
      "text/plain": new Blob([plain], { type: "text/plain" }),
    }),
  ]);
}
