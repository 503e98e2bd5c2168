import type { DocumentDraft, DocumentSource } from "../document-reader.ts";
import { markdownTable } from "../markdown-table.ts";
import { ParseError } from "../parse-error.ts";
import { createTextBuilder, type TextBuilder } from "../text-builder.ts";
import { descendants, elementAt, elements, textOf, type XmlElement } from "../xml-tree.ts";
import { addSheet } from "./add-sheet.ts";
import { type OdfStyles, readOdfStyles } from "./odf-styles.ts";
import { odfRows } from "./odf-tables.ts";
import { noteCitation, odfInline, odfPlain } from "./odf-text.ts";
import { type OfficeArchive, openArchive, requiredXml } from "./office-archive.ts";

interface Context {
  out: TextBuilder;
  styles: OdfStyles;
  notes: XmlElement[];
}

/** OpenDocument texts, spreadsheets and presentations. */
export async function readOdf({ bytes, limits, onProgress }: DocumentSource): Promise<DocumentDraft> {
  const archive = await openArchive(bytes, limits.maxExpandedBytes);
  if (archive.text("META-INF/manifest.xml")?.includes("encryption-data"))
    throw new ParseError("encrypted", "The document has a password.");
  const content = requiredXml(archive, "content.xml");
  const styles = archive.xml("styles.xml");
  const odfStyles = readOdfStyles([styles, content]);
  const body = visibleOdf(elementAt(content, "body"), odfStyles);
  const out = createTextBuilder(limits.maxTextChars);
  const context: Context = { out, styles: odfStyles, notes: [] };

  for (const table of elements(elementAt(body, "spreadsheet"), "table"))
    addSheet({ name: table.attributes.name ?? "", rows: odfRows(table), out });
  addBlocks(elementAt(body, "text"), context);
  for (const note of context.notes)
    out.add("note", `[^${noteCitation(note)}]: ${odfPlain(elementAt(note, "note-body"))}`);
  const slides = elements(elementAt(body, "presentation"), "page");
  if (slides.length > limits.maxPages) throw new ParseError("too_many_pages", "More slides than allowed.");
  for (const [at, slide] of slides.entries()) {
    out.startPage();
    addSlide(slide, context);
    onProgress({ pagesDone: at + 1, pages: slides.length });
  }
  return {
    ...out.build(),
    pages: slides.length || null,
    margins: odfPlain(elementAt(styles, "master-styles")),
    ...properties(archive),
  };
}

/** Removes hidden fields and text whose style hides it. */
function visibleOdf(element: XmlElement | undefined, styles: OdfStyles): XmlElement | undefined {
  if (!element) return undefined;
  const children = element.children.flatMap((child): (XmlElement | string)[] => {
    if (typeof child === "string") return [child];
    if (["hidden-text", "hidden-paragraph"].includes(child.name)) return [];
    const isText = ["p", "h", "span"].includes(child.name);
    if (isText && styles.isHidden(child.attributes["style-name"])) return [];
    return [visibleOdf(child, styles) ?? child];
  });
  return { name: element.name, attributes: element.attributes, children };
}

function addBlocks(parent: XmlElement | undefined, context: Context): void {
  for (const child of elements(parent)) {
    switch (child.name) {
      case "h":
        addLine(child, context, Number(child.attributes["outline-level"] ?? 1));
        break;
      case "p":
        addLine(child, context, context.styles.headingLevel(child.attributes["style-name"]));
        break;
      case "list":
        context.out.add(
          "list",
          listLines({ list: child, context, depth: 0, style: child.attributes["style-name"] }).join("\n"),
        );
        break;
      case "table":
        context.out.add("table", markdownTable(odfRows(child)));
        break;
      case "tracked-changes":
      case "forms":
      case "sequence-decls":
      case "notes":
        break;
      default:
        addBlocks(child, context);
    }
  }
}

function addLine(element: XmlElement, context: Context, level: number | undefined): void {
  const { text, notes, boxes } = odfInline(element);
  context.notes.push(...notes);
  context.out.add(level === undefined ? "paragraph" : "heading", text.replace(/[\t ]+/g, " "), level);
  for (const box of boxes) addBlocks(box, context);
}

interface ListWalk {
  list: XmlElement;
  context: Context;
  depth: number;
  style: string | undefined;
}

function listLines({ list, context, depth, style }: ListWalk): string[] {
  const lines: string[] = [];
  let count = 0;
  for (const item of elements(list)) {
    if (item.name !== "list-item" && item.name !== "list-header") continue;
    let mark: string | undefined;
    for (const child of elements(item)) {
      if (child.name === "list") {
        lines.push(...listLines({ list: child, context, depth: depth + 1, style }));
        continue;
      }
      const { text, notes } = odfInline(child);
      context.notes.push(...notes);
      if (text === "") continue;
      if (mark === undefined) count += 1;
      mark ??= context.styles.isNumbered(style, depth) ? `${count}.` : "-";
      lines.push(`${"  ".repeat(depth)}${mark} ${text}`);
    }
  }
  return lines;
}

function addSlide(slide: XmlElement, context: Context): void {
  for (const child of elements(slide)) {
    if (child.name === "notes") {
      const body = descendants(child, "text-box").map(odfPlain).join("\n");
      context.out.add("note", body);
    } else if (child.attributes.class === "title") context.out.add("heading", odfPlain(child), 1);
    else addBlocks(child, context);
  }
}

function properties(archive: OfficeArchive): {
  statedTitle: string | undefined;
  properties: Record<string, string>;
} {
  const meta = elementAt(archive.xml("meta.xml"), "meta");
  const own = elements(meta, "user-defined").map(
    (item) => [item.attributes.name ?? "", textOf(item).trim()] as const,
  );
  return {
    statedTitle: textOf(elements(meta, "title")[0]).trim() || undefined,
    properties: Object.fromEntries(own),
  };
}
