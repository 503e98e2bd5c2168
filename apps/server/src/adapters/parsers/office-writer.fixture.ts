import { strToU8, zipSync } from "fflate";

/** Writers of small office files for tests. */

export function archive(parts: Record<string, string | Uint8Array>): Buffer {
  const entries = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === "string" ? strToU8(part) : part,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

const RELATIONS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const KIND = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export function relations(targets: Record<string, string>): string {
  const list = Object.entries(targets).map(
    ([target, kind], at) => `<Relationship Id="rId${at + 1}" Type="${KIND}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships ${RELATIONS}>${list.join("")}</Relationships>`;
}

export function contentTypes(main: string): string {
  return `<Types><Override PartName="/main" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`;
}

/** A Word document with this body. */
export function writeDocx(body: string, parts: Record<string, string> = {}): Buffer {
  return archive({
    "[Content_Types].xml": contentTypes("wordprocessingml.document"),
    "_rels/.rels": relations({ "word/document.xml": "officeDocument" }),
    "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
}

export function paragraph(text: string, properties = ""): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** An OpenDocument file with this body. */
export function writeOdf(
  kind: "text" | "spreadsheet" | "presentation",
  body: string,
  parts: Record<string, string> = {},
) {
  return archive({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    "content.xml": `<office:document-content><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    ...parts,
  });
}

/** A workbook with sheets by name; numbers become number cells, strings text cells. */
export function writeXlsx(sheets: Record<string, readonly (readonly (string | number)[])[]>): Buffer {
  const names = Object.keys(sheets);
  const listed = names.map((name, at) => `<sheet name="${name}" r:id="rId${at + 1}"/>`).join("");
  const parts = Object.values(sheets).map((rows, at) => [`xl/worksheets/s${at + 1}.xml`, sheetXml(rows)]);
  return archive({
    "[Content_Types].xml": contentTypes("spreadsheetml.sheet"),
    "_rels/.rels": relations({ "xl/workbook.xml": "officeDocument" }),
    "xl/workbook.xml": `<workbook><sheets>${listed}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(
      Object.fromEntries(names.map((_, at) => [`worksheets/s${at + 1}.xml`, "worksheet"])),
    ),
    ...Object.fromEntries(parts),
  });
}

function sheetXml(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) =>
    typeof value === "number" ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const lines = rows.map((row, at) => `<row r="${at + 1}">${row.map(cell).join("")}</row>`);
  return `<worksheet><sheetData>${lines.join("")}</sheetData></worksheet>`;
}
