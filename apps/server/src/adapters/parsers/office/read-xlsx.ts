import type { DocumentDraft, DocumentSource } from "../document-reader.ts";
import { ParseError } from "../parse-error.ts";
import { createTextBuilder } from "../text-builder.ts";
import {
  descendants,
  eachElement,
  elementAt,
  elements,
  RELATION_ID,
  textOf,
  type XmlElement,
} from "../xml-tree.ts";
import { addSheet } from "./add-sheet.ts";
import { type CellFormat, readCellFormats, showNumber } from "./cell-format.ts";
import { mainPart, officeProperties, openArchive, relationsOf, requiredXml } from "./office-archive.ts";

interface Workbook {
  strings: readonly string[];
  formats: readonly CellFormat[];
  is1904: boolean;
}

/** Each visible sheet becomes a heading with its tables. */
export async function readXlsx({ bytes, limits, onProgress }: DocumentSource): Promise<DocumentDraft> {
  const archive = await openArchive(bytes, limits.maxExpandedBytes);
  const part = mainPart(archive, "xl/workbook.xml");
  if (part.endsWith(".bin")) throw new ParseError("type_not_allowed", "A binary workbook (.xlsb).");
  const root = requiredXml(archive, part);
  const related = relationsOf(archive, part);
  const targetOf = (kind: string) => related.find((relation) => relation.kind === kind)?.target ?? "";
  const workbook: Workbook = {
    strings: readStrings(archive.text(targetOf("sharedStrings"))),
    formats: readCellFormats(archive.xml(targetOf("styles"))),
    is1904: ["1", "true"].includes(elementAt(root, "workbookPr")?.attributes.date1904 ?? ""),
  };
  const sheets = elements(elementAt(root, "sheets"), "sheet").filter(
    ({ attributes }) => (attributes.state ?? "visible") === "visible",
  );
  const out = createTextBuilder(limits.maxTextChars);
  for (const [at, sheet] of sheets.entries()) {
    const target = related.find(({ id }) => id === sheet.attributes[RELATION_ID])?.target;
    const rows = readRows(archive.text(target ?? ""), workbook);
    addSheet({ name: sheet.attributes.name ?? "", rows, out });
    onProgress({ pagesDone: at + 1, pages: sheets.length });
  }
  return { ...out.build(), pages: null, ...officeProperties(archive) };
}

function readStrings(source: string | undefined): string[] {
  const strings: string[] = [];
  if (source === undefined) return strings;
  eachElement(source, "si", (item) => strings.push(richText(item)));
  return strings;
}

/** Omits the phonetic guides of East Asian text. */
function richText(item: XmlElement): string {
  return elements(item)
    .map((child) =>
      child.name === "t" ? textOf(child) : child.name === "r" ? textOf(elementAt(child, "t")) : "",
    )
    .join("");
}

function readRows(source: string | undefined, workbook: Workbook): string[][] {
  const rows: string[][] = [];
  let last = 0;
  if (source === undefined) return rows;
  eachElement(source, "row", (row) => {
    const number = Number(row.attributes.r ?? last + 1);
    // Files omit rows without cells; any number of them becomes one empty row.
    if (number > last + 1) rows.push([]);
    last = number;
    const cells: string[] = [];
    for (const cell of elements(row, "c")) {
      const column = columnOf(cell.attributes.r) ?? cells.length;
      while (cells.length < column) cells.push("");
      cells[column] = cellText(cell, workbook);
    }
    rows.push(cells);
  });
  return rows;
}

function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(cell: XmlElement, { strings, formats, is1904 }: Workbook): string {
  const raw = textOf(elementAt(cell, "v"));
  switch (cell.attributes.t) {
    case "s":
      return strings[Number(raw)] ?? "";
    case "inlineStr":
      return descendants(cell, "is").map(richText).join("");
    case "b":
      return raw === "1" ? "TRUE" : "FALSE";
    case "str":
    case "e":
      return raw;
    case "d":
      return raw.replace("T00:00:00", "").replace("T", " ");
    default: {
      if (raw === "" || Number.isNaN(Number(raw))) return raw;
      return showNumber(Number(raw), formats[Number(cell.attributes.s ?? 0)] ?? "plain", is1904);
    }
  }
}
