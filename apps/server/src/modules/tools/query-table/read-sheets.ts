import { type DataTable, readTables, type TableDocument } from "../../tables/reading/index.ts";

export interface Sheet {
  /** The line above the table: the name of the sheet. Undefined in CSV files. */
  label: string | undefined;
  table: DataTable;
}

/**
 * The tables of a document, sheet by sheet. In the text of a workbook, the name of a sheet is the first line
 * before its tables.
 */
export function readSheets(document: TableDocument): Sheet[] {
  return sectionsOf(document.text).flatMap(({ label, start, text }) =>
    readTables({ ...document, text }).map((table) => ({ label, table: moved(table, start) })),
  );
}

interface Section {
  label: string | undefined;
  start: number;
  text: string;
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  let label: string | undefined;
  let tableStart = 0;
  let isInTable = false;
  let at = 0;
  for (const line of text.split("\n")) {
    const isRow = line.startsWith("|");
    if (isRow && !isInTable && (label !== undefined || sections.length === 0)) {
      end(at);
      tableStart = at;
      sections.push({ label, start: at, text: "" });
      label = undefined;
    }
    // A caption below the name of the sheet does not replace the name.
    if (!isRow && line !== "" && label === undefined) label = line.trim();
    isInTable = isRow;
    at += line.length + 1;
  }
  end(at);
  return sections;

  function end(until: number): void {
    const last = sections.at(-1);
    if (last) last.text = text.slice(tableStart, until);
  }
}

/** `readTables` counts positions from the beginning of the section. */
function moved(table: DataTable, by: number): DataTable {
  if (by === 0) return table;
  for (const { places } of table.rows) for (const place of places) place.start += by;
  return table;
}
