import { elements, type XmlElement } from "../xml-tree.ts";
import { odfPlain } from "./odf-text.ts";

// Writers repeat the last empty row and column to the edge of the sheet, up to a million times.
const MAX_REPEATED_ROWS = 1000;
const MAX_REPEATED_CELLS = 200;

export function odfRows(table: XmlElement): string[][] {
  const rows: string[][] = [];
  for (const row of rowElements(table)) {
    const cells = cellsOf(row);
    const isEmpty = cells.every((cell) => cell === "");
    const times = Math.min(
      Number(row.attributes["number-rows-repeated"] ?? 1),
      isEmpty ? 1 : MAX_REPEATED_ROWS,
    );
    for (let n = 0; n < times; n += 1) rows.push(cells);
  }
  return rows;
}

function rowElements(parent: XmlElement): XmlElement[] {
  return elements(parent).flatMap((child) => {
    if (child.name === "table-row") return child.attributes.visibility === "collapse" ? [] : [child];
    return ["table-rows", "table-header-rows", "table-row-group"].includes(child.name)
      ? rowElements(child)
      : [];
  });
}

function cellsOf(row: XmlElement): string[] {
  const cells: string[] = [];
  for (const cell of elements(row)) {
    if (cell.name !== "table-cell" && cell.name !== "covered-table-cell") continue;
    const text = odfPlain(cell) || (cell.attributes["date-value"] ?? cell.attributes.value ?? "");
    const times = Math.min(Number(cell.attributes["number-columns-repeated"] ?? 1), MAX_REPEATED_CELLS);
    for (let n = 0; n < times; n += 1) cells.push(text);
  }
  return cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
}
