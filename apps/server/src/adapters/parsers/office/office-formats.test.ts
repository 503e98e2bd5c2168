import { describe, expect, it } from "vitest";
import {
  archive,
  contentTypes,
  paragraph,
  relations,
  writeDocx,
  writeOdf,
} from "../office-writer.fixture.ts";
import { blocksOf, readHere } from "../read-here.fixture.ts";

describe("a Word document", () => {
  const style = (id: string) => `<w:pStyle w:val="${id}"/>`;
  const item = (level: number) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;
  const cell = (text: string, properties = "") =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
  const parts = {
    "word/_rels/document.xml.rels": relations({
      "styles.xml": "styles",
      "numbering.xml": "numbering",
      "footnotes.xml": "footnotes",
      "header1.xml": "header",
    }),
    "word/styles.xml":
      '<w:styles><w:style w:styleId="T1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="Propio"><w:basedOn w:val="T1"/></w:style></w:styles>',
    "word/numbering.xml":
      '<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2)"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
    "word/footnotes.xml": `<w:footnotes><w:footnote w:id="2">${paragraph("Salvo festivos.")}</w:footnote></w:footnotes>`,
    "word/header1.xml": `<w:hdr>${paragraph("Revisión: 9")}</w:hdr>`,
  };

  it("keeps headings, numbered lists, tables, notes and accepted changes", async () => {
    const body = [
      paragraph("Vacaciones", style("Propio")),
      `<w:p><w:r><w:t>Son 23 días</w:t></w:r><w:del><w:r><w:delText>22</w:delText></w:r></w:del><w:ins><w:r><w:t> laborables</w:t></w:r></w:ins><w:r><w:footnoteReference w:id="2"/></w:r></w:p>`,
      paragraph("Pedirlas", item(0)),
      paragraph("en el portal", item(1)),
      paragraph("Esperar", item(0)),
      `<w:tbl><w:tr>${cell("Zona", '<w:vMerge w:val="restart"/>')}${cell("Días | año")}</w:tr><w:tr>${cell("", "<w:vMerge/>")}${cell("23")}</w:tr></w:tbl>`,
    ].join("");
    const docx = writeDocx(body, parts);
    expect(await blocksOf("vacaciones.docx", docx)).toEqual([
      "heading1: Vacaciones",
      "paragraph: Son 23 días laborables[^2]",
      "list: 1. Pedirlas\n1.a) en el portal\n2. Esperar",
      "table: | Zona | Días \\| año |\n| --- | --- |\n| Zona | 23 |",
      "note: [^2]: Salvo festivos.",
    ]);
    expect(await readHere("vacaciones.docx", docx)).toMatchObject({
      title: "Vacaciones",
      pages: null,
      facts: { revision: "9" },
    });
  });

  it("is malformed if a part is truncated, and has no text if it is blank", async () => {
    const cut = writeDocx("", { "word/document.xml": "<w:document><w:body><w:p>" });
    await expect(readHere("a.docx", cut)).rejects.toMatchObject({ reason: "malformed" });
    await expect(readHere("a.docx", writeDocx("<w:p/>"))).rejects.toMatchObject({ reason: "no_text" });
    const half = writeDocx(paragraph("hola")).subarray(0, 300);
    await expect(readHere("a.docx", half)).rejects.toMatchObject({ reason: "malformed" });
  });
});

describe("a presentation", () => {
  const shape = (kind: string, ...lines: string[]) =>
    `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${kind}"/></p:nvPr></p:nvSpPr><p:txBody>${lines.map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join("")}</p:txBody></p:sp>`;
  const slide = (...shapes: string[]) =>
    `<p:sld><p:cSld><p:spTree>${shapes.join("")}</p:spTree></p:cSld></p:sld>`;

  it("has a page for each slide in order, with its notes", async () => {
    const pptx = archive({
      "[Content_Types].xml": contentTypes("presentationml.presentation"),
      "_rels/.rels": relations({ "ppt/presentation.xml": "officeDocument" }),
      "ppt/presentation.xml":
        '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="rId2"/><p:sldId r:id="rId1" id="257"/></p:sldIdLst></p:presentation>',
      "ppt/_rels/presentation.xml.rels": relations({ "slides/uno.xml": "slide", "slides/dos.xml": "slide" }),
      "ppt/slides/uno.xml": slide(shape("body", "Fin del curso")),
      "ppt/slides/dos.xml": slide(shape("body", "Abrir", "Cerrar"), shape("title", "Puertas")),
      "ppt/slides/_rels/dos.xml.rels": relations({ "../notesSlides/n.xml": "notesSlide" }),
      "ppt/notesSlides/n.xml": slide(shape("sldNum", "1"), shape("body", "Enseñar la palanca.")),
    });
    const { blocks, text, pages, pageStarts } = await readHere("curso.pptx", pptx);
    expect(blocks.map(({ kind, page, start, end }) => [kind, page, text.slice(start, end)])).toEqual([
      ["heading", 1, "Puertas"],
      ["list", 1, "- Abrir\n- Cerrar"],
      ["note", 1, "Enseñar la palanca."],
      ["heading", 2, "Fin del curso"],
    ]);
    expect({ pages, second: text.slice(pageStarts[1]) }).toEqual({ pages: 2, second: "Fin del curso" });
  });
});

describe("a workbook", () => {
  it("is a table for each visible sheet, with formatted numbers", async () => {
    const xlsx = archive({
      "[Content_Types].xml": contentTypes("spreadsheetml.sheet"),
      "_rels/.rels": relations({ "xl/workbook.xml": "officeDocument" }),
      "xl/workbook.xml":
        '<workbook><sheets><sheet name="Tarifas" r:id="rId1"/><sheet name="Oculta" state="hidden" r:id="rId2"/></sheets></workbook>',
      "xl/_rels/workbook.xml.rels": relations({
        "worksheets/a.xml": "worksheet",
        "worksheets/b.xml": "worksheet",
        "sharedStrings.xml": "sharedStrings",
        "styles.xml": "styles",
      }),
      "xl/sharedStrings.xml": "<sst><si><t>Ruta</t></si><si><r><t>Des</t></r><r><t>de</t></r></si></sst>",
      "xl/styles.xml":
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="46"/></cellXfs></styleSheet>',
      "xl/worksheets/a.xml":
        '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Tarifas de 2026</t></is></c></row><row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c><c r="D3"/></row><row r="4"><c r="A4" t="str"><v>Lima</v></c><c r="C4" s="1"><v>46082</v></c><c r="D4" s="2"><v>0.125</v></c><c r="E4"><v>0.30000000000000004</v></c><c r="F4" s="3"><v>1.2708333333333333</v></c></row></sheetData></worksheet>',
      "xl/worksheets/b.xml": "<worksheet/>",
    });
    expect(await blocksOf("tarifas.xlsx", xlsx)).toEqual([
      "heading1: Tarifas",
      "paragraph: Tarifas de 2026",
      "table: | Ruta | Desde |  |  |  |\n| --- | --- | --- | --- | --- |\n| Lima | 2026-03-01 | 12.5% | 0.3 | 30:30 |",
    ]);
  });
});

describe("OpenDocument", () => {
  it("texts keep headings, lists, tables and notes", async () => {
    const odt = writeOdf(
      "text",
      '<text:h text:outline-level="2">Turnos</text:h><text:p>De<text:s text:c="1"/>noche<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Con plus.</text:p></text:note-body></text:note></text:p><text:list><text:list-item><text:p>Uno</text:p><text:list><text:list-item><text:p>Dentro</text:p></text:list-item></text:list></text:list-item></text:list><table:table><table:table-row><table:table-cell table:number-columns-repeated="2"><text:p>Sí</text:p></table:table-cell></table:table-row></table:table>',
    );
    expect(await blocksOf("turnos.odt", odt)).toEqual([
      "heading2: Turnos",
      "paragraph: De noche[^1]",
      "list: - Uno\n  - Dentro",
      "table: | Sí | Sí |\n| --- | --- |",
      "note: [^1]: Con plus.",
    ]);
  });

  it("sheets end at their last text, however often the last cell is repeated", async () => {
    const empty = '<table:table-cell table:number-columns-repeated="16000"/>';
    const row = (text: string) =>
      `<table:table-row><table:table-cell><text:p>${text}</text:p></table:table-cell><table:table-cell office:value="7"/>${empty}</table:table-row>`;
    const ods = writeOdf(
      "spreadsheet",
      `<table:table table:name="Años">${row("A")}${row("B")}<table:table-row table:number-rows-repeated="1048000">${empty}</table:table-row></table:table>`,
    );
    expect(await blocksOf("hoja.ods", ods)).toEqual([
      "heading1: Años",
      "table: | A | 7 |\n| --- | --- |\n| B | 7 |",
    ]);
  });

  it("with a password is refused as encrypted", async () => {
    const odt = writeOdf("text", "<text:p>cifrado</text:p>", {
      "META-INF/manifest.xml": "<manifest><file-entry><encryption-data/></file-entry></manifest>",
    });
    await expect(readHere("a.odt", odt)).rejects.toMatchObject({ reason: "encrypted" });
  });
});
