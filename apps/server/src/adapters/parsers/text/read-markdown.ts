import { headingOf, isTableRule } from "@metatron/text/markdown-lines";
import type { DocumentDraft, DocumentSource } from "../document-reader.ts";
import { readFrontMatter } from "../front-matter.ts";
import { createTextBuilder, type TextBuilder } from "../text-builder.ts";
import { decodeText } from "./decode-text.ts";
import { plainInline } from "./markdown-inline.ts";

export function readMarkdown({ bytes, limits }: DocumentSource): DocumentDraft {
  const { properties, body } = readFrontMatter(decodeText(bytes));
  const out = createTextBuilder(limits.maxTextChars);
  addMarkdown(body, out);
  return { ...out.build(), pages: null, properties, statedTitle: properties.title ?? properties.título };
}

/** Adds Markdown as blocks of clean text: emphasis and link targets are removed, tables and code are kept. */
function addMarkdown(source: string, out: TextBuilder): void {
  const lines = withoutComments(source).split("\n");
  let at = 0;
  while (at < lines.length) at = addBlockAt(lines, at, out);
}

function withoutComments(source: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = source.indexOf("<!--", at);
    const end = start === -1 ? -1 : source.indexOf("-->", start + "<!--".length);
    kept.push(source.slice(at, end === -1 ? source.length : start));
    if (end === -1) return kept.join("");
    at = end + "-->".length;
  }
}

function addBlockAt(lines: readonly string[], at: number, out: TextBuilder): number {
  const line = lines[at] ?? "";
  const fence = /^ {0,3}(```+|~~~+)/.exec(line)?.[1];
  if (fence) return addFence({ lines, at, fence, out });
  const heading = headingOf(line);
  if (heading) {
    out.add("heading", plainInline(heading.text), heading.level);
    return at + 1;
  }
  if (/^\s*$/.test(line) || /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/.test(line)) return at + 1;
  if (isTableAt(lines, at)) return addTable(lines, at, out);
  if (isListItem(line)) return addList(lines, at, out);
  return addParagraph(lines, at, out);
}

function addFence({
  lines,
  at,
  fence,
  out,
}: {
  lines: readonly string[];
  at: number;
  fence: string;
  out: TextBuilder;
}) {
  let end = at + 1;
  while (end < lines.length && !lines[end]?.trimStart().startsWith(fence)) end += 1;
  out.add("code", lines.slice(at + 1, end).join("\n"));
  return end + 1;
}

function isTableAt(lines: readonly string[], at: number): boolean {
  return (lines[at] ?? "").includes("|") && isTableRule(lines[at + 1] ?? "", { leastDashes: 1 });
}

function addTable(lines: readonly string[], at: number, out: TextBuilder): number {
  let stop = at + 2;
  while (lines[stop]?.includes("|")) stop += 1;
  const rows = lines.slice(at, stop).map((line, n) => (n === 1 ? line.trim() : plainInline(line.trim())));
  out.add("table", rows.join("\n"));
  return stop;
}

function isListItem(line: string): boolean {
  return /^\s*(?:[-*+]|\d{1,9}[.)])\s+\S/.test(line);
}

function addList(lines: readonly string[], at: number, out: TextBuilder): number {
  const items: string[] = [];
  let end = at;
  while (end < lines.length) {
    const line = lines[end] ?? "";
    const isGap =
      line.trim() === "" && (isListItem(lines[end + 1] ?? "") || /^\s{2,}\S/.test(lines[end + 1] ?? ""));
    if (isListItem(line)) items.push(plainInline(line.replace(/^(\s*)[*+]\s/, "$1- ")));
    else if (line.trim() !== "" && !/^ {0,3}(#{1,6}\s|```|~~~)/.test(line))
      items.push(`${items.pop() ?? ""} ${plainInline(line.trim())}`);
    else if (!isGap) break;
    end += 1;
  }
  out.add("list", items.join("\n"));
  return end;
}

function addParagraph(lines: readonly string[], at: number, out: TextBuilder): number {
  const taken: string[] = [];
  let end = at;
  while (end < lines.length) {
    const line = lines[end] ?? "";
    if (taken.length > 0 && /^ {0,3}(=+|-+)\s*$/.test(line)) {
      out.add("heading", plainInline(taken.join(" ")), line.includes("=") ? 1 : 2);
      return end + 1;
    }
    if (
      line.trim() === "" ||
      (taken.length > 0 &&
        (/^ {0,3}(#{1,6}\s|```|~~~)/.test(line) || isListItem(line) || isTableAt(lines, end)))
    )
      break;
    taken.push(line.replace(/^ {0,3}>\s?/, "").trim());
    end += 1;
  }
  const text = plainInline(taken.join("\n"));
  const note = /^\[\^[^\]]+\]:/.test(text);
  out.add(note ? "note" : "paragraph", text);
  return end;
}
