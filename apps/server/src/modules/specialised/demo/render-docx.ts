import { strToU8, zipSync } from "fflate";
import { coverOf, type DemoBlock, type DemoSource } from "./read-demo-source.ts";

/** A fixed day: the same source must give the same bytes. */
const PACKED_AT = new Date("2026-01-01T12:00:00Z");

/** A minimal Word document of headings, paragraphs, lists and tables. */
export function renderDocx({ facts, blocks }: DemoSource): Uint8Array {
  let lists = 0;
  const body = [
    paragraph(facts.title, "Title"),
    ...coverOf(facts).map(([label, value]) => paragraph(`${label}: ${value}`)),
    ...blocks.map((block) => toXml(block, () => (lists += 1))),
  ].join("");
  const parts = {
    "[Content_Types].xml": CONTENT_TYPES,
    "_rels/.rels": RELATIONS,
    "word/_rels/document.xml.rels": DOCUMENT_RELATIONS,
    "word/document.xml": `${XML}<w:document ${W}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    "word/styles.xml": STYLES,
    "word/numbering.xml": numbering(lists),
    "docProps/core.xml": `${XML}<cp:coreProperties ${CORE}><dc:title>${escaped(facts.title)}</dc:title><dc:creator>${escaped(facts.owner)}</dc:creator></cp:coreProperties>`,
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(files), { mtime: PACKED_AT });
}

function toXml(block: DemoBlock, nextList: () => number): string {
  if (block.kind === "heading") return paragraph(block.text, `Heading${block.level}`);
  if (block.kind === "paragraph") return paragraph(block.text);
  if (block.kind === "table") return table(block.rows);
  // A numbering of its own makes each numbered list start at one.
  const id = block.isNumbered ? nextList() + BULLETS : BULLETS;
  const mark = `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`;
  return block.items.map((item) => paragraph(item, "ListParagraph", mark)).join("");
}

function paragraph(text: string, style?: string, more = ""): string {
  const look = style ? `<w:pStyle w:val="${style}"/>` : "";
  const run = `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  return `<w:p><w:pPr>${look}${more}</w:pPr>${run}</w:p>`;
}

function table(rows: string[][]): string {
  const cells = (row: string[]) => row.map((cell) => `<w:tc><w:tcPr/>${paragraph(cell)}</w:tc>`).join("");
  const grid = `<w:tblGrid>${(rows[0] ?? []).map(() => '<w:gridCol w:w="2400"/>').join("")}</w:tblGrid>`;
  const look = `<w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr>`;
  const body = rows
    .map((row, at) => `<w:tr>${at === 0 ? "<w:trPr><w:tblHeader/></w:trPr>" : ""}${cells(row)}</w:tr>`)
    .join("");
  return `<w:tbl>${look}${grid}${body}</w:tbl><w:p/>`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const BULLETS = 1;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const CORE =
  'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD_TYPE}.numbering+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

const RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

const DOCUMENT_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${OFFICE}/numbering" Target="numbering.xml"/></Relationships>`;

const style = (id: string, name: string, look: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${look}</w:style>`;
const sized = (size: number) => `<w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr>`;
const level = (depth: number) => `<w:pPr><w:keepNext/><w:outlineLvl w:val="${depth}"/></w:pPr>`;

const STYLES = `${XML}<w:styles ${W}>${style("Normal", "Normal", '<w:rPr><w:sz w:val="21"/></w:rPr>')}${style("Title", "Title", sized(40))}${style("Heading1", "heading 1", level(0) + sized(28))}${style("Heading2", "heading 2", level(1) + sized(24))}${style("ListParagraph", "List Paragraph", "")}</w:styles>`;

/** One numbering per list, or the second list would continue the first. */
function numbering(lists: number): string {
  const ids = Array.from({ length: lists + 1 }, (_, at) => at + BULLETS);
  const abstracts = ids.map((id) => {
    const [format, text] = id === BULLETS ? ["bullet", "•"] : ["decimal", "%1."];
    const first = `<w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>`;
    return `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0">${first}</w:lvl></w:abstractNum>`;
  });
  const numbers = ids.map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`);
  return `${XML}<w:numbering ${W}>${abstracts.join("")}${numbers.join("")}</w:numbering>`;
}
