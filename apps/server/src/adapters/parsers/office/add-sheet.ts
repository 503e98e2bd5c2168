import { markdownTable, withoutEmptyColumns } from "../markdown-table.ts";
import type { TextBuilder } from "../text-builder.ts";

/**
 * Adds a sheet as a heading and tables. An empty row ends a table, and single-cell rows above a table are its
 * caption.
 */
export function addSheet({
  name,
  rows,
  out,
}: {
  name: string;
  rows: readonly string[][];
  out: TextBuilder;
}): void {
  const groups = groupsOf(rows);
  if (groups.length === 0) return;
  out.add("heading", name, 1);
  for (const group of groups) {
    const firstWide = group.findIndex((row) => row.filter((cell) => cell.trim()).length > 1);
    const captions = group.slice(0, firstWide === -1 ? group.length : firstWide);
    for (const row of captions) out.add("paragraph", row.find((cell) => cell.trim()) ?? "");
    out.add("table", markdownTable(withoutEmptyColumns(group.slice(captions.length))));
  }
}

function groupsOf(rows: readonly string[][]): string[][][] {
  const groups: string[][][] = [];
  let isOpen = false;
  for (const row of rows) {
    const isFilled = row.some((cell) => cell.trim());
    if (isFilled && !isOpen) groups.push([]);
    if (isFilled) groups.at(-1)?.push(row);
    isOpen = isFilled;
  }
  return groups;
}
