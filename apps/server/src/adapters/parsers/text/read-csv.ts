import type { DocumentDraft, DocumentSource } from "../document-reader.ts";
import { markdownTable } from "../markdown-table.ts";
import { createTextBuilder } from "../text-builder.ts";
import { decodeText } from "./decode-text.ts";

const DELIMITERS = [",", ";", "\t", "|"] as const;
const SAMPLE_ROWS = 50;
const SAMPLE_CHARS = 64 * 1024;

export function readCsv({ bytes, limits }: DocumentSource): DocumentDraft {
  const decoded = decodeText(bytes);
  const stated = /^sep=(.)\n/i.exec(decoded)?.[1];
  const text = stated === undefined ? decoded : decoded.slice("sep=;\n".length);
  const out = createTextBuilder(limits.maxTextChars);
  out.add("table", markdownTable(parseRows(text, stated ?? sniffDelimiter(text))));
  return { ...out.build(), pages: null };
}

/** The delimiter that cuts most rows into the same number of cells. */
function sniffDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARS);
  const scored = DELIMITERS.map((delimiter) => {
    const rows = parseRows(sample, delimiter).slice(0, SAMPLE_ROWS);
    const widths = rows.map((row) => row.length);
    const usual = mostFrequent(widths);
    const share = widths.filter((width) => width === usual).length / (widths.length || 1);
    return { delimiter, score: usual > 1 ? share + Math.min(usual, 20) / 100 : 0 };
  });
  return scored.reduce((best, other) => (other.score > best.score ? other : best)).delimiter;
}

/** Rows of a delimited text; quoted cells may hold delimiters, quotes and line ends. */
function parseRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter);
    row.push(cell.text);
    at = cell.end;
    if (text[at] === delimiter) {
      at += 1;
      if (at === text.length) row.push("");
      continue;
    }
    // What follows a closing quote up to the delimiter belongs to no cell.
    if (at < text.length && text[at] !== "\n") {
      const rest = plainCell(text, at, delimiter);
      row[row.length - 1] += rest.text;
      at = rest.end;
      if (text[at] === delimiter) {
        at += 1;
        continue;
      }
    }
    at += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function plainCell(text: string, at: number, delimiter: string): { text: string; end: number } {
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n") end += 1;
  return { text: text.slice(at, end), end };
}

function quotedCell(text: string, at: number): { text: string; end: number } {
  let end = text.indexOf('"', at + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const close = end === -1 ? text.length : end;
  return { text: text.slice(at + 1, close).replaceAll('""', '"'), end: Math.min(close + 1, text.length) };
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, other) => (other[1] > best[1] ? other : best), [0, 0])[0];
}
