import {
  archive,
  contentTypes,
  relations,
  writeDocx,
} from "../src/adapters/parsers/office-writer.fixture.ts";

const MB = 1024 * 1024;

/** Files that somebody might send to hurt the product; all of them are made here, none was taken from anywhere. */

export const ENTITY_BOMB = `<!DOCTYPE lolz [<!ENTITY a "ja"><!ENTITY b "${"&a;".repeat(50)}"><!ENTITY c "${"&b;".repeat(50)}"><!ENTITY d "${"&c;".repeat(50)}">]>`;
export const FILE_ENTITY = '<!DOCTYPE x [<!ENTITY secreto SYSTEM "file:///etc/passwd">]>';

/** A Word document whose main part is the given XML, with its document type and all. */
export function docxOf(xml: string, parts: Record<string, string | Uint8Array> = {}): Buffer {
  return archive({
    "[Content_Types].xml": contentTypes("wordprocessingml.document"),
    "_rels/.rels": relations({ "word/document.xml": "officeDocument" }),
    "word/document.xml": xml,
    ...parts,
  });
}

export function xlsxOf(sheet: string, parts: Record<string, string | Uint8Array> = {}): Buffer {
  return archive({
    "[Content_Types].xml": contentTypes("spreadsheetml.sheet"),
    "_rels/.rels": relations({ "xl/workbook.xml": "officeDocument" }),
    "xl/workbook.xml": '<workbook><sheets><sheet name="Hoja" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": relations({ "worksheets/sheet1.xml": "worksheet" }),
    "xl/worksheets/sheet1.xml": sheet,
    ...parts,
  });
}

export function pptxOf(slide: string, parts: Record<string, string | Uint8Array> = {}): Buffer {
  return archive({
    "[Content_Types].xml": contentTypes("presentationml.presentation"),
    "_rels/.rels": relations({ "ppt/presentation.xml": "officeDocument" }),
    "ppt/presentation.xml":
      '<p:presentation><p:sldIdLst><p:sldId r:id="rId1"/></p:sldIdLst></p:presentation>',
    "ppt/_rels/presentation.xml.rels": relations({ "slides/slide1.xml": "slide" }),
    "ppt/slides/slide1.xml": slide,
    ...parts,
  });
}

/** A few kilobytes that grow to as many megabytes as asked for. */
export function bombOf(megabytes: number): Uint8Array {
  return new Uint8Array(megabytes * MB);
}

/** A document with macros, as Word writes it: another content type and a binary part beside the text. */
export function docmOf(body: string): Buffer {
  return archive({
    "[Content_Types].xml":
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    "_rels/.rels": relations({ "word/document.xml": "officeDocument" }),
    "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>`,
    "word/vbaProject.bin": "Sub AutoOpen() Shell(cmd) End Sub",
  });
}

/** A document inside a document inside a document, as attachments lie in office files. */
export function nestedDocx(depth: number, body: string): Buffer {
  let inner = writeDocx(body);
  for (let n = 0; n < depth; n += 1)
    inner = docxOf(`<w:document><w:body>${body}</w:body></w:document>`, { "word/embeddings/a.docx": inner });
  return inner;
}

/** A PDF with as many pages as asked for, all of them the same object. */
export function pdfWithPages(count: number): Buffer {
  const kids = "4 0 R ".repeat(count);
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>",
  ]);
}

/** A PDF whose tree of pages leads back to itself. */
export function pdfInCircles(): Buffer {
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>",
  ]);
}

/** A PDF with as many objects that nobody refers to. */
export function pdfWithObjects(count: number): Buffer {
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    "<< /Length 41 >>\nstream\nBT /F1 12 Tf 60 700 Td (Hola a todos) Tj ET\nendstream",
    ...Array.from({ length: count }, () => "<< /A [[[[[]]]]] >>"),
  ]);
}

function pdfOf(objects: readonly string[]): Buffer {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`,
    "latin1",
  );
}
