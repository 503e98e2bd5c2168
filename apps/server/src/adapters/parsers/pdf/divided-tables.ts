import { markdownTable, withoutEmptyColumns } from "../markdown-table.ts";
import type { PageBlock, PageTable } from "./page-blocks.ts";
import { inSameColumns } from "./ruled-tables.ts";

/** `isRest`: the lines belong to the table with which the page before ended. */
export interface WrittenTable {
  text: string;
  isRest: boolean;
}

/**
 * Tables that page breaks divide, each part under the head of the whole. Read as tables of their own, the rows after a
 * page break would be found without their head, and the first of them would stand in its place.
 */
export function writeTables(pages: readonly (readonly PageBlock[])[]): Map<PageTable, WrittenTable> {
  const written = new Map<PageTable, WrittenTable>();
  let parts: PageTable[] = [];
  const endParts = () => {
    for (const [part, table] of writeParts(parts)) written.set(part, table);
    parts = [];
  };
  for (const page of pages) {
    for (const [at, block] of page.entries()) {
      const [whole] = parts;
      const isRest = at === 0 && whole && block.kind === "table" && isRestOf(whole, block);
      if (!isRest) endParts();
      if (block.kind === "table") parts.push(block);
    }
    // A page without any block, such as a picture, ends a table as well.
    if (page.length === 0) endParts();
  }
  endParts();
  return written;
}

function isRestOf(whole: PageTable, table: PageTable): boolean {
  // A single bold row is the total of the table above, and no head.
  const hasHead = table.hasBoldHead && table.rows.length > 1;
  const startsAnew = whole.hasBoldHead && hasHead && !hasHeadOf(whole, table);
  return inSameColumns(whole, table) && !startsAnew;
}

function hasHeadOf(whole: PageTable, { rows }: PageTable): boolean {
  const [head] = whole.rows;
  const [first] = rows;
  return head !== undefined && first !== undefined && keyOf(head) === keyOf(first);
}

const keyOf = (row: readonly string[]) => row.join("|").replaceAll(/\s+/g, " ").toLowerCase();

function writeParts(parts: readonly PageTable[]): [PageTable, WrittenTable][] {
  const [whole] = parts;
  if (!whole) return [];
  const rows = parts.map((part) => {
    const own = part !== whole && hasHeadOf(whole, part) ? part.rows.slice(1) : part.rows;
    return own.filter((row) => row.some((cell) => cell.trim() !== ""));
  });
  for (const [at, below] of rows.entries()) {
    const above = rows[at - 1];
    const joined = above?.length && joinedRow(above.at(-1) ?? [], below[0] ?? []);
    if (!above || !joined) continue;
    above[above.length - 1] = joined;
    below.shift();
  }
  const all = rows.flat();
  const lines = markdownTable(withoutEmptyColumns(all)).split("\n");
  // The line below the head; a table of a single column has none.
  const ruleLines = lines.length - all.length;
  let from = 0;
  return parts.map((part, at) => {
    const to = from + (rows[at]?.length ?? 0) + (at === 0 ? ruleLines : 0);
    const text = lines.slice(from, to).join("\n");
    from = to;
    return [part, { text, isRest: at > 0 }];
  });
}

/** The whole of a row that the page break divides: its rest has an empty cell, and the others go on in the middle of a sentence. */
function joinedRow(above: readonly string[], below: readonly string[]): string[] | undefined {
  const filled = below.flatMap((cell, at) => (cell.trim() === "" ? [] : [{ cell, above: above[at] ?? "" }]));
  const isRest =
    filled.length > 0 &&
    filled.length < below.length &&
    filled.every((pair) => goesOn(pair.above, pair.cell));
  return isRest ? above.map((cell, at) => `${cell} ${below[at] ?? ""}`.trim()) : undefined;
}

/** Whether a sentence is divided by the page break: each half would be quoted as if it were whole. */
export function goesOn(above: string, below: string): boolean {
  return /[\p{L}\p{N},-]$/u.test(above) && /^\p{Ll}/u.test(below);
}
