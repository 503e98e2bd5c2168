import { unmarked } from "./mark-terms.ts";
import type { Block, ListItem, Table } from "./parse/blocks.ts";
import { cleanText } from "./parse/clean-text.ts";
import type { Inline } from "./parse/inlines.ts";
import { parseMarkdown } from "./parse/parse-blocks.ts";
import { parseInline } from "./parse/parse-inline.ts";
import type { InlineOptions } from "./parse/scan.ts";
import { tableColumns } from "./table-columns.ts";

/** Markdown as HTML for other programs: the clipboard and documents. Never inserted into the page. */
export function toHtml(markdown: string): string {
  const { blocks, definitions } = parseMarkdown(markdown);
  const inline = (text: string) => parseInline(text, { definitions }).map(inlineHtml).join("");
  return blocksHtml(blocks, inline);
}

/** One table; the numbers of its sources are omitted, because the sources are not copied with it. */
export function tableToHtml(table: Table, options: InlineOptions): string {
  const toHtml = (text: string) =>
    parseInline(unmarked(text), options)
      .filter(({ type }) => type !== "citation")
      .map(inlineHtml)
      .join("");
  return tableHtml(table, (text) => toHtml(text).trimEnd());
}

type ToInline = (text: string) => string;

const blocksHtml = (blocks: readonly Block[], inline: ToInline): string =>
  blocks.map((block) => blockHtml(block, inline)).join("\n");

function blockHtml(block: Block, inline: ToInline): string {
  switch (block.type) {
    case "paragraph":
      return `<p>${inline(block.text)}</p>`;
    case "heading":
      return `<h${block.level}>${inline(block.text)}</h${block.level}>`;
    case "rule":
      return "<hr>";
    case "quote":
      return `<blockquote>${blocksHtml(block.blocks, inline)}</blockquote>`;
    case "list": {
      const items = block.items.map((item) => itemHtml(item, block.isLoose, inline)).join("");
      return block.start === null ? `<ul>${items}</ul>` : `<ol start="${block.start}">${items}</ol>`;
    }
    case "code":
      return `<pre><code>${escapeHtml(block.text)}</code></pre>`;
    case "math":
      return `<p><code>${escapeHtml(block.tex)}</code></p>`;
    case "note":
      return `<p><sup>${escapeHtml(block.label)}</sup> ${inline(block.text)}</p>`;
    case "table":
      return tableHtml(block, inline);
  }
}

function itemHtml({ task, blocks }: ListItem, isLoose: boolean, inline: ToInline): string {
  const mark = task === null ? "" : task === "done" ? "☑ " : "☐ ";
  const [first, ...rest] = blocks;
  if (isLoose || first?.type !== "paragraph") return `<li>${mark}${blocksHtml(blocks, inline)}</li>`;
  return `<li>${mark}${inline(first.text)}${blocksHtml(rest, inline)}</li>`;
}

/** Word and mail programs only support inline styles on each cell. */
function tableHtml(table: Table, inline: ToInline): string {
  const columns = tableColumns(table);
  const cell = (tag: "th" | "td") => (text: string, index: number) => {
    const style = `border:1px solid #999;padding:4px 8px;text-align:${columns[index]?.align ?? "left"}`;
    return `<${tag} style="${style}">${inline(text)}</${tag}>`;
  };
  const head = table.head.map(cell("th")).join("");
  const rows = table.rows.map((row) => `<tr>${row.map(cell("td")).join("")}</tr>`).join("");
  return `<table style="border-collapse:collapse"><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

function inlineHtml(inline: Inline): string {
  switch (inline.type) {
    case "text":
      return escapeHtml(inline.text);
    case "strong":
      return wrap("strong", inline.children);
    case "em":
      return wrap("em", inline.children);
    case "strike":
      return wrap("s", inline.children);
    case "sub":
    case "sup":
    case "kbd":
      return wrap(inline.type, inline.children);
    case "code":
      return `<code>${escapeHtml(inline.text)}</code>`;
    case "math":
      return `<code>${escapeHtml(inline.tex)}</code>`;
    case "link":
      return `<a href="${escapeHtml(inline.href ?? "")}">${inline.children.map(inlineHtml).join("")}</a>`;
    case "image":
      // An image in a mail would be loaded by everyone who opens the mail.
      return inline.href === null
        ? escapeHtml(inline.alt)
        : `<a href="${escapeHtml(inline.href)}">${escapeHtml(inline.alt || inline.href)}</a>`;
    case "break":
      return "<br>";
    case "note":
      return `<sup>${escapeHtml(inline.label)}</sup>`;
    case "citation":
      return `[${inline.number}]`;
    case "glued":
    case "cited":
      return inline.children.map(inlineHtml).join("");
  }
}

const wrap = (tag: string, children: readonly Inline[]): string =>
  `<${tag}>${children.map(inlineHtml).join("")}</${tag}>`;

const escapeHtml = (text: string): string =>
  cleanText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
