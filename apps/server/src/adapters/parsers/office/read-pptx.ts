import type { DocumentDraft, DocumentSource } from "../document-reader.ts";
import { markdownTable } from "../markdown-table.ts";
import { ParseError } from "../parse-error.ts";
import { createTextBuilder, type TextBuilder } from "../text-builder.ts";
import { descendants, elementAt, elements, RELATION_ID, textOf, type XmlElement } from "../xml-tree.ts";
import {
  mainPart,
  type OfficeArchive,
  officeProperties,
  openArchive,
  relationsOf,
  requiredXml,
} from "./office-archive.ts";

const MAX_TITLE_CHARS = 100;

/** Each slide becomes a page, followed by its speaker notes as a note. */
export async function readPptx({ bytes, limits, onProgress }: DocumentSource): Promise<DocumentDraft> {
  const archive = await openArchive(bytes, limits.maxExpandedBytes);
  const slides = slideParts(archive);
  if (slides.length > limits.maxPages) throw new ParseError("too_many_pages", "More slides than allowed.");
  const out = createTextBuilder(limits.maxTextChars);
  for (const [at, slide] of slides.entries()) {
    out.startPage();
    addSlide(archive, slide, out);
    onProgress({ pagesDone: at + 1, pages: slides.length });
  }
  return { ...out.build(), pages: slides.length, ...officeProperties(archive) };
}

function slideParts(archive: OfficeArchive): string[] {
  const part = mainPart(archive, "ppt/presentation.xml");
  const targets = new Map(relationsOf(archive, part).map(({ id, target }) => [id, target]));
  return elements(elementAt(requiredXml(archive, part), "sldIdLst"), "sldId")
    .map((slide) => targets.get(slide.attributes[RELATION_ID] ?? ""))
    .filter((target) => target !== undefined);
}

function addSlide(archive: OfficeArchive, part: string, out: TextBuilder): void {
  const slide = requiredXml(archive, part);
  const related = relationsOf(archive, part);
  // A hidden slide is not presented, so it is omitted, like a hidden sheet.
  if (isOff(slide.attributes.show)) return;
  const tree = elementAt(slide, "cSld", "spTree");
  const shapes = shapesOf(tree);
  const title = shapes.find(isTitle) ?? shapes.find(couldBeTitle);
  if (title) out.add("heading", paragraphs(elementAt(title, "txBody")).join(" "), 1);
  for (const shape of shapes.filter((other) => other !== title)) addShape(shape, out);
  for (const { target } of related.filter(({ kind }) => kind === "diagramData"))
    out.add("list", asList(descendants(archive.xml(target), "t").map(paragraphsText)));
  for (const { target } of related.filter(({ kind }) => kind === "notesSlide")) {
    const notes = shapesOf(elementAt(archive.xml(target), "cSld", "spTree"));
    for (const shape of notes.filter((other) => placeholder(other) === "body"))
      out.add("note", paragraphs(elementAt(shape, "txBody")).join("\n"));
  }
}

/** Shapes in the order of screen readers, with groups flattened. */
function shapesOf(tree: XmlElement | undefined): XmlElement[] {
  return elements(tree).flatMap((child) => {
    if (isHiddenShape(child)) return [];
    if (child.name === "grpSp") return shapesOf(child);
    if (child.name === "AlternateContent")
      return shapesOf(elementAt(child, "Choice") ?? elementAt(child, "Fallback"));
    return child.name === "sp" || child.name === "graphicFrame" ? [child] : [];
  });
}

function isHiddenShape(shape: XmlElement): boolean {
  const names = ["nvSpPr", "nvGrpSpPr", "nvGraphicFramePr"].map((name) => elementAt(shape, name, "cNvPr"));
  return names.some((name) => name !== undefined && ["1", "true"].includes(name.attributes.hidden ?? ""));
}

function isOff(value: string | undefined): boolean {
  return value === "0" || value === "false";
}

function addShape(shape: XmlElement, out: TextBuilder): void {
  for (const table of descendants(shape, "tbl")) out.add("table", markdownTable(tableRows(table)));
  const lines = paragraphs(elementAt(shape, "txBody"));
  if (lines.length === 0) return;
  if (lines.length > 1 && placeholder(shape) === "body") out.add("list", asList(lines));
  else if (!["dt", "ftr", "sldNum"].includes(placeholder(shape) ?? ""))
    out.add("paragraph", lines.join("\n"));
}

function tableRows(table: XmlElement): string[][] {
  return elements(table, "tr").map((row) =>
    elements(row, "tc").map((cell) => paragraphs(elementAt(cell, "txBody")).join(" ")),
  );
}

function isTitle(shape: XmlElement): boolean {
  return ["title", "ctrTitle"].includes(placeholder(shape) ?? "");
}

/** Slides made only of text boxes have no title; their first short line is used. */
function couldBeTitle(shape: XmlElement): boolean {
  const lines = paragraphs(elementAt(shape, "txBody"));
  return lines.length === 1 && (lines[0]?.length ?? 0) <= MAX_TITLE_CHARS;
}

/** A placeholder without a type belongs to the body. */
function placeholder(shape: XmlElement): string | undefined {
  const found = elementAt(shape, "nvSpPr", "nvPr", "ph");
  return found && (found.attributes.type ?? "body");
}

function paragraphs(body: XmlElement | undefined): string[] {
  return elements(body, "p")
    .map(paragraphsText)
    .filter((line) => line !== "");
}

function paragraphsText(paragraph: XmlElement): string {
  const walk = (element: XmlElement): string =>
    elements(element)
      .map((child) => {
        if (child.name === "t") return textOf(child);
        if (child.name === "br") return "\n";
        return walk(child);
      })
      .join("");
  return (paragraph.name === "t" ? textOf(paragraph) || walk(paragraph) : walk(paragraph)).trim();
}

function asList(lines: readonly string[]): string {
  return lines
    .filter((line) => line !== "")
    .map((line) => `- ${line.replaceAll("\n", " ")}`)
    .join("\n");
}
