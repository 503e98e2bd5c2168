import type { Span } from "./find-passage.ts";

/** The cells of a Markdown table by rows, each with its position in the text, without the delimiter row. */
export function tableRows(text: string, { start, end }: Span): Span[][] {
  const rows: Span[][] = [];
  let at = start;
  for (const line of text.slice(start, end).split("\n")) {
    if (!line.includes("-") || !/^[\s|:-]+$/.test(line)) rows.push(cellsOf(line, at));
    at += line.length + 1;
  }
  return rows;
}

function cellsOf(line: string, at: number): Span[] {
  // An escaped bar belongs to the cell.
  return [...line.matchAll(/(?:\\\||[^|])+/g)].flatMap(({ 0: cell, index }) => {
    const isEdge = cell.trim() === "" && (index === 0 || index + cell.length === line.length);
    if (isEdge) return [];
    const lead = cell.length - cell.trimStart().length;
    const start = at + index + lead;
    return [{ start, end: Math.max(start, at + index + cell.trimEnd().length) }];
  });
}
