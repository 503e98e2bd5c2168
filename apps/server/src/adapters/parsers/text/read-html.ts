import { oneLine } from "@metatron/text/one-line";
import type { DocumentDraft, DocumentSource } from "../document-reader.ts";
import { markdownTable } from "../markdown-table.ts";
import { createTextBuilder, type TextBuilder } from "../text-builder.ts";
import { descendants, elements, parseHtml, textOf, type XmlElement } from "../xml-tree.ts";
import { decodeText } from "./decode-text.ts";
import { visibleHtml } from "./visible-html.ts";

const SKIPPED = new Set(
  "head script style noscript template svg math nav footer form button select iframe object canvas audio video".split(
    " ",
  ),
);
const BLOCKS = new Set(
  "address article aside blockquote body dd details div dl dt fieldset figcaption figure header hgroup html li main ol p pre section summary table ul h1 h2 h3 h4 h5 h6 #root hr center".split(
    " ",
  ),
);
// The main element is used only if it contains at least this share of the text.
const MAIN_SHARE = 0.4;

/** Reads a page without navigation and hidden content. */
export function readHtml({ bytes, limits }: DocumentSource): DocumentDraft {
  const page = visibleHtml(parseHtml(decodeText(bytes)));
  const out = createTextBuilder(limits.maxTextChars);
  addBlocks(mainPart(page), out);
  return {
    ...out.build(),
    pages: null,
    statedTitle: oneLine(textOf(descendants(page, "title")[0])) || undefined,
    properties: Object.fromEntries(
      descendants(page, "meta").map(({ attributes }) => [attributes.name ?? "", attributes.content ?? ""]),
    ),
  };
}

function mainPart(page: XmlElement): XmlElement {
  const candidates = [...descendants(page, "main"), ...descendants(page, "article")];
  const whole = inlineText(page).length;
  const longest = candidates.toSorted((a, b) => textOf(b).length - textOf(a).length)[0];
  return longest && inlineText(longest).length > whole * MAIN_SHARE ? longest : page;
}

function addBlocks(parent: XmlElement, out: TextBuilder): void {
  let loose = "";
  const endLoose = () => {
    out.add("paragraph", oneLine(loose));
    loose = "";
  };
  for (const child of parent.children) {
    if (typeof child === "string") loose += child;
    else if (isSkipped(child)) continue;
    else if (!isBlock(child)) loose += inlineOf(child);
    else {
      endLoose();
      addBlock(child, out);
    }
  }
  endLoose();
}

function addBlock(element: XmlElement, out: TextBuilder): void {
  const level = /^h([1-6])$/.exec(element.name)?.[1];
  if (level) out.add("heading", oneLine(inlineText(element)), Number(level));
  else if (element.name === "pre") out.add("code", textOf(element));
  else if (element.name === "ul" || element.name === "ol") out.add("list", listLines(element, 0).join("\n"));
  else if (element.name === "table" && isDataTable(element))
    out.add("table", markdownTable(tableRows(element)));
  else addBlocks(element, out);
}

function listLines(list: XmlElement, depth: number): string[] {
  let count = Number(list.attributes.start ?? 1);
  return elements(list).flatMap((item) => {
    if (isSkipped(item)) return [];
    if (item.name === "ul" || item.name === "ol") return listLines(item, depth + 1);
    const nested = elements(item).filter(({ name }) => name === "ul" || name === "ol");
    const own = {
      ...item,
      children: item.children.filter((child) => typeof child === "string" || !nested.includes(child)),
    };
    const mark = list.name === "ol" ? `${count++}.` : "-";
    const text = oneLine(inlineText(own));
    return [
      ...(text ? [`${"  ".repeat(depth)}${mark} ${text}`] : []),
      ...nested.flatMap((child) => listLines(child, depth + 1)),
    ];
  });
}

/** Nested tables and tables of one column are used for layout. */
function isDataTable(table: XmlElement): boolean {
  return descendants(table, "table").length === 0 && tableRows(table).some((row) => row.length > 1);
}

function tableRows(table: XmlElement): string[][] {
  return descendants(table, "tr").map((row) =>
    elements(row)
      .filter(({ name }) => name === "td" || name === "th")
      .flatMap((cell) => [inlineText(cell), ...Array.from({ length: spanOf(cell) - 1 }, () => "")]),
  );
}

function spanOf(cell: XmlElement): number {
  return Math.min(Math.max(Number.parseInt(cell.attributes.colspan ?? "1", 10) || 1, 1), 100);
}

function inlineText(element: XmlElement): string {
  return element.children.map(inlineOf).join("");
}

function inlineOf(child: XmlElement | string): string {
  if (typeof child === "string") return child;
  if (isSkipped(child)) return "";
  if (child.name === "br") return "\n";
  if (child.name === "img") return child.attributes.alt ?? "";
  const isApart = BLOCKS.has(child.name) || child.name === "td" || child.name === "tr";
  return isApart ? ` ${inlineText(child)} ` : inlineText(child);
}

function isBlock(element: XmlElement): boolean {
  return BLOCKS.has(element.name) || elements(element).some(isBlock);
}

function isSkipped({ name }: XmlElement): boolean {
  return SKIPPED.has(name);
}
