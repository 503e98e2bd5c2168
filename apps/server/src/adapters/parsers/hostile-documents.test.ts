import { describe, expect, it } from "vitest";
import {
  bombOf,
  docmOf,
  docxOf,
  ENTITY_BOMB,
  FILE_ENTITY,
  nestedDocx,
  pdfInCircles,
  pdfWithObjects,
  pdfWithPages,
  pptxOf,
  xlsxOf,
} from "../../../test/hostile-files.ts";
import { paragraph, writeDocx, writeOdf } from "./office-writer.fixture.ts";
import { writePdf } from "./pdf-writer.fixture.ts";
import { readHere } from "./read-here.fixture.ts";

const word = (body: string) => `<w:document><w:body>${body}</w:body></w:document>`;
const reasonOf = (name: string, bytes: Buffer | string) =>
  readHere(name, bytes).then(
    ({ text }) => `read: ${text}`,
    (error) => error.reason ?? String(error),
  );

describe("an archive that grows", () => {
  it.each([
    ["a.docx", docxOf(word(paragraph("hola")), { "word/media/a.bmp": bombOf(300) })],
    ["a.xlsx", xlsxOf("<worksheet/>", { "xl/media/a.bmp": bombOf(300) })],
    ["a.pptx", pptxOf("<p:sld/>", { "ppt/media/a.bmp": bombOf(300) })],
    ["a.odt", writeOdf("text", "<text:p>hola</text:p>", { "Pictures/a.bmp": "0".repeat(300 * 1024 * 1024) })],
  ])("is rejected: %s", async (name, bytes) => {
    expect(bytes.length).toBeLessThan(1024 * 1024);
    expect(await reasonOf(name, bytes)).toBe("expands_too_much");
  });

  it("is not expanded inside another archive", async () => {
    expect(await reasonOf("a.docx", nestedDocx(4, paragraph("hola")))).toBe("read: hola");
  });
});

describe("entities of XML", () => {
  it.each([
    ["a.docx", docxOf(ENTITY_BOMB + word(paragraph("hola &d;")))],
    ["a.docx", docxOf(FILE_ENTITY + word(paragraph("hola &secreto;")))],
    ["a.odt", writeOdf("text", "<text:p>hola &d;</text:p>")],
    ["a.html", `${FILE_ENTITY}<html><p>hola &secreto; &d;</p></html>`],
    ["a.xml", `${ENTITY_BOMB}<rss><title>hola &d;</title></rss>`],
    [
      "a.xlsx",
      xlsxOf(`${FILE_ENTITY}<worksheet><row><c t="str"><v>hola &secreto;</v></c></row></worksheet>`),
    ],
  ])("are never expanded: %s", async (name, bytes) => {
    const read = await reasonOf(name, bytes);
    expect(read).toMatch(/^read: .*hola/s);
    expect(read).not.toMatch(/root:|jajaja/);
    expect(read.length).toBeLessThan(1000);
  });
});

describe("active content", () => {
  it("is not text of a page", async () => {
    const page =
      '<p onclick="x()">hola</p><script>roba()</script><svg><script>roba()</script><text>roba</text></svg><iframe srcdoc="roba"></iframe><noscript>roba</noscript>';
    expect(await reasonOf("a.html", page)).toBe("read: hola");
  });

  it("is ignored in a document with macros, whose text is read", async () => {
    expect(await reasonOf("a.docm", docmOf(paragraph("hola")))).toBe("read: hola");
  });

  it.each([
    ["manual.pdf", Buffer.from("4d5a90000300000004000000ffff0000", "hex"), "type_mismatch"],
    ["carta.docx", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "type_mismatch"],
    ["dibujo.svg", "<svg><script>roba()</script></svg>", "type_mismatch"],
  ])("is refused under another name: %s", async (name, bytes, reason) => {
    expect(await reasonOf(name, bytes)).toBe(reason);
  });
});

describe("a file that is cut off", () => {
  const whole: [string, Buffer][] = [
    ["a.docx", writeDocx(paragraph("hola"))],
    ["a.xlsx", xlsxOf('<worksheet><row><c t="str"><v>hola</v></c></row></worksheet>')],
    ["a.pptx", pptxOf("<p:sld><p:cSld><p:spTree/></p:cSld></p:sld>")],
    ["a.odt", writeOdf("text", "<text:p>hola</text:p>")],
    ["a.rtf", Buffer.from("{\\rtf1 hola {\\b mundo")],
    ["a.pdf", writePdf({ pages: [{ texts: [{ text: "hola", x: 60, y: 700 }] }] })],
  ];
  it.each(whole)("is rejected with a clear reason: %s", async (name, bytes) => {
    for (const share of [0.3, 0.6, 0.9]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share));
      expect(await reasonOf(name, cut)).toMatch(/^(malformed|no_text|type_mismatch|read: )/);
    }
    expect(await reasonOf(name, bytes.subarray(0, Math.floor(bytes.length / 2)))).not.toBe("internal");
  });
});

describe("a file with a password", () => {
  const compound = Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.from("EncryptedPackage", "utf16le"),
  ]);
  it.each([
    ["a.pdf", writePdf({ pages: [{}], isLocked: true })],
    ["a.docx", compound],
    ["a.xlsx", compound],
    ["a.pptx", compound],
    ["a.odt", writeOdf("text", "", { "META-INF/manifest.xml": "<manifest:encryption-data/>" })],
  ])("is rejected as encrypted: %s", async (name, bytes) => {
    expect(await reasonOf(name, bytes)).toBe("encrypted");
  });
});

describe("a structure without end", () => {
  const nested = (open: string, close: string) => open.repeat(50_000) + close.repeat(50_000);
  it.each([
    ["a.docx", docxOf(word(nested("<w:sdt>", "</w:sdt>")))],
    ["a.odt", writeOdf("text", nested("<text:list>", "</text:list>"))],
    ["a.html", `<p>hola${nested("<div>", "</div>")}`],
    ["a.rtf", Buffer.from(`{\\rtf1 hola ${nested("{", "}")}}`)],
    ["a.pdf", pdfInCircles()],
  ])("is malformed: %s", async (name, bytes) => {
    expect(await reasonOf(name, bytes)).toBe("malformed");
  });

  it("of 100,000 pages is rejected", async () => {
    expect(await reasonOf("a.pdf", pdfWithPages(100_000))).toBe("too_many_pages");
  });

  it("of 100,000 objects is read by its used objects", async () => {
    expect(await reasonOf("a.pdf", pdfWithObjects(100_000))).toBe("read: Hola a todos");
  });

  it("of a sheet with a cell at the last position is only as wide as its cells", async () => {
    const sheet = '<worksheet><row r="1048576"><c r="XFD1" t="str"><v>hola</v></c></row></worksheet>';
    expect(await reasonOf("a.xlsx", xlsxOf(sheet))).toMatch(/^read: .*hola/s);
  });
});
