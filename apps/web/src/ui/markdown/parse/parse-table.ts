import { cutText } from "@metatron/text/cut-text";
import type { Align, Table } from "./blocks.ts";
import { indentOf, interrupts, isBlank } from "./lines.ts";

const MAX_COLUMNS = 40;
const MAX_CELL_CHARS = 2_000;

export function startsTable(lines: readonly string[], at: number): boolean {
  return readAlign(lines, at) !== null;
}

export function readTable(lines: readonly string[], at: number): { blocks: [Table]; to: number } | null {
  const align = readAlign(lines, at);
  if (!align) return null;
  const head = splitRow(lines[at] ?? "");
  const rows: string[][] = [];
  let to = at + 2;
  for (; to < lines.length; to += 1) {
    const line = lines[to] ?? "";
    if (isBlank(line) || interrupts(line)) break;
    const cells = splitRow(line);
    rows.push(head.map((_, index) => cells[index] ?? ""));
  }
  return { blocks: [{ type: "table", align, head, rows }], to };
}

/** The delimiter row that makes the line above it a table header. */
export const delimiterRow = (head: string): string => `|${"-|".repeat(splitRow(head).length)}`;

function readAlign(lines: readonly string[], at: number): Align[] | null {
  const head = lines[at] ?? "";
  const below = lines[at + 1] ?? "";
  if (!head.includes("|") || indentOf(head) > 3 || !/^[ |:-]+$/.test(below)) return null;
  if (!below.includes("|") && !below.includes(":")) return null;
  const marks = splitRow(below);
  if (marks.length !== splitRow(head).length || !marks.every((mark) => /^:?-+:?$/.test(mark))) return null;
  return marks.map((mark) => {
    if (!mark.endsWith(":")) return mark.startsWith(":") ? "left" : null;
    return mark.startsWith(":") ? "center" : "right";
  });
}

function splitRow(line: string): string[] {
  const cells: string[] = [];
  const text = line.trim();
  let start = text.startsWith("|") ? 1 : 0;
  for (let at = start; at < text.length && cells.length < MAX_COLUMNS; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "|") {
      cells.push(toCell(text.slice(start, at)));
      start = at + 1;
    }
  }
  if (start < text.length && cells.length < MAX_COLUMNS) cells.push(toCell(text.slice(start)));
  return cells;
}

const toCell = (text: string): string => cutText(text.trim(), MAX_CELL_CHARS).replaceAll("\\|", "|");
