import type { DocumentDraft, DocumentSource } from "../document-reader.ts";
import { createTextBuilder } from "../text-builder.ts";
import { decodeText } from "./decode-text.ts";

const MAX_HEADING_CHARS = 80;

/**
 * Splits text into paragraphs at empty lines and recognises lists, numbered headings and headings in
 * capitals.
 */
export function readPlainText({ bytes, limits }: DocumentSource): DocumentDraft {
  const out = createTextBuilder(limits.maxTextChars);
  const paragraphs = decodeText(bytes)
    .replaceAll("\f", "\n\n")
    .split(/\n[ \t]*(?:\n[ \t]*)+/);
  for (const raw of paragraphs) {
    const paragraph = raw.replace(/^\n+/, "").trimEnd();
    if (isHeading(paragraph)) out.add("heading", paragraph.trim(), 2);
    else out.add(isList(paragraph) ? "list" : "paragraph", paragraph);
  }
  return { ...out.build(), pages: null };
}

function isHeading(paragraph: string): boolean {
  if (paragraph.includes("\n") || paragraph.length > MAX_HEADING_CHARS) return false;
  const line = paragraph.trim();
  const isCapitals = /\p{Lu}{3}/u.test(line) && line === line.toUpperCase() && !/[.;,]$/.test(line);
  return isCapitals || /^(?:\d+\.)+\d*\s+\p{Lu}[^.;:]*$/u.test(line);
}

function isList(paragraph: string): boolean {
  const lines = paragraph.split("\n");
  return lines.length > 1 && lines.every((line) => /^\s*(?:[-*•·]|\d+[.)])\s+/.test(line));
}
