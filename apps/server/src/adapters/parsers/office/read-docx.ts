import type { DocumentDraft, DocumentSource } from "../document-reader.ts";
import { markdownTable } from "../markdown-table.ts";
import { createTextBuilder, type TextBuilder } from "../text-builder.ts";
import { descendants, elementAt, elements, type XmlElement } from "../xml-tree.ts";
import { outlineLevel, type ParagraphStyle, readStyles } from "./docx-styles.ts";
import { inlineText, noteMark } from "./docx-text.ts";
import { createNumbering, type Numbering } from "./numbering.ts";
import {
  mainPart,
  type OfficeArchive,
  officeProperties,
  openArchive,
  relationsOf,
  requiredXml,
} from "./office-archive.ts";
import { createVisibleDocx } from "./visible-docx.ts";

interface Context {
  out: TextBuilder;
  styleOf: (styleId: string | undefined) => ParagraphStyle;
  numbering: Numbering;
  list: string[];
}

const MAX_BOLD_HEADING_CHARS = 90;
// Lower than real headings, so that a bold line never outranks one.
const BOLD_HEADING_LEVEL = 4;

export async function readDocx({ bytes, limits }: DocumentSource): Promise<DocumentDraft> {
  const archive = await openArchive(bytes, limits.maxExpandedBytes);
  const part = mainPart(archive, "word/document.xml");
  const related = relationsOf(archive, part);
  const xmlOf = (kind: string) => {
    const target = related.find((relation) => relation.kind === kind)?.target;
    return target === undefined ? undefined : archive.xml(target);
  };
  const styles = xmlOf("styles");
  const visible = createVisibleDocx(styles);
  const visibleXmlOf = (kind: string) => {
    const notes = xmlOf(kind);
    return notes && visible(notes);
  };
  const context: Context = {
    out: createTextBuilder(limits.maxTextChars),
    styleOf: readStyles(styles),
    numbering: createNumbering(xmlOf("numbering")),
    list: [],
  };
  addBlocks(elementAt(visible(requiredXml(archive, part)), "body"), context);
  addNotes(visibleXmlOf("footnotes"), "footnote", context.out);
  addNotes(visibleXmlOf("endnotes"), "endnote", context.out);
  return {
    ...context.out.build(),
    pages: null,
    margins: marginLines(
      archive,
      related.filter(({ kind }) => kind === "header" || kind === "footer").map(({ target }) => target),
    ),
    ...officeProperties(archive),
  };
}

function addBlocks(parent: XmlElement | undefined, context: Context): void {
  for (const child of elements(parent)) addBlock(child, context);
  endList(context);
}

function addBlock(element: XmlElement, context: Context): void {
  switch (element.name) {
    case "p":
      addParagraph(element, context);
      return;
    case "tbl":
      endList(context);
      context.out.add("table", markdownTable(tableRows(element)));
      return;
    case "sdt":
      for (const child of elements(elementAt(element, "sdtContent"))) addBlock(child, context);
      return;
    case "ins":
    case "moveTo":
    case "customXml":
    case "smartTag":
      for (const child of elements(element)) addBlock(child, context);
      return;
    default:
      return;
  }
}

function addParagraph(paragraph: XmlElement, context: Context): void {
  const { text, boxes, isBold } = inlineText(paragraph);
  const line = text.replace(/[\t ]+/g, " ").trim();
  const properties = elementAt(paragraph, "pPr");
  const style = context.styleOf(elementAt(properties, "pStyle")?.attributes.val);
  const level = outlineLevel(properties) ?? style.headingLevel;
  const mark = line === "" ? "" : listMark(properties, style, context.numbering);
  if (level !== undefined) {
    endList(context);
    context.out.add("heading", mark === "-" || mark === "" ? line : `${mark} ${line}`, level);
  } else if (mark !== "") {
    context.list.push(`${mark} ${line}`);
  } else if (line !== "") {
    endList(context);
    const isHeading =
      isBold &&
      line.length <= MAX_BOLD_HEADING_CHARS &&
      !/[.:;,\n]/.test(line.slice(-1)) &&
      !line.includes("\n");
    context.out.add(isHeading ? "heading" : "paragraph", line, BOLD_HEADING_LEVEL);
  }
  for (const box of boxes) addBlocks(box, context);
}

function listMark(properties: XmlElement | undefined, style: ParagraphStyle, numbering: Numbering): string {
  const own = elementAt(properties, "numPr");
  const numId = elementAt(own, "numId")?.attributes.val ?? style.numId;
  if (numId === undefined || numId === "0") return "";
  const level = elementAt(own, "ilvl")?.attributes.val;
  return numbering.next(numId, level === undefined ? style.numLevel : Number(level));
}

function endList(context: Context): void {
  if (context.list.length > 0) context.out.add("list", context.list.join("\n"));
  context.list = [];
}

/** A vertically merged cell repeats the text above, so that each row can be read on its own. */
function tableRows(table: XmlElement): string[][] {
  const rows: string[][] = [];
  for (const row of rowsOf(table)) {
    const cells: string[] = [];
    for (const cell of cellsOf(row)) {
      const properties = elementAt(cell, "tcPr");
      const merge = elementAt(properties, "vMerge");
      const isContinued = merge !== undefined && merge.attributes.val !== "restart";
      cells.push(isContinued ? (rows.at(-1)?.[cells.length] ?? "") : cellText(cell));
      const span = Number(elementAt(properties, "gridSpan")?.attributes.val ?? 1);
      for (let n = 1; n < Math.min(span, 100); n += 1) cells.push("");
    }
    rows.push(cells);
  }
  return rows;
}

function rowsOf(table: XmlElement): XmlElement[] {
  return elements(table).flatMap((child) =>
    child.name === "tr"
      ? [child]
      : child.name === "sdt"
        ? rowsOf(elementAt(child, "sdtContent") ?? child)
        : [],
  );
}

function cellsOf(row: XmlElement): XmlElement[] {
  return elements(row).flatMap((child) =>
    child.name === "tc"
      ? [child]
      : child.name === "sdt"
        ? cellsOf(elementAt(child, "sdtContent") ?? child)
        : [],
  );
}

function cellText(cell: XmlElement): string {
  return elements(cell)
    .map((child) => {
      if (child.name === "p") return inlineText(child).text;
      if (child.name === "tbl")
        return tableRows(child)
          .map((row) => row.filter(Boolean).join(", "))
          .join("; ");
      return child.name === "sdt" ? cellText(elementAt(child, "sdtContent") ?? child) : "";
    })
    .filter((text) => text.trim() !== "")
    .join(" ");
}

function addNotes(part: XmlElement | undefined, kind: "footnote" | "endnote", out: TextBuilder): void {
  for (const note of elements(part, kind)) {
    // Separators are stored as notes as well.
    if (note.attributes.type && note.attributes.type !== "normal") continue;
    const text = cellText(note).trim();
    if (text !== "") out.add("note", `[^${noteMark(kind, note.attributes.id)}]: ${text}`);
  }
}

function marginLines(archive: OfficeArchive, parts: readonly string[]): string {
  return parts
    .flatMap((part) => descendants(archive.xml(part), "p"))
    .map((paragraph) => inlineText(paragraph).text)
    .join("\n");
}
