import { markdownTable, withoutEmptyColumns } from "../markdown-table.ts";
import { alignedTables } from "./aligned-tables.ts";
import type { PageContent } from "./page-content.ts";
import { type Line, paragraphsOf, type TextBlock, toLine } from "./paragraphs.ts";
import { readingOrder } from "./reading-order.ts";
import { toRows } from "./rows.ts";
import { ruledTables, type TableBlock } from "./ruled-tables.ts";
import { type Segment, toSegments } from "./segments.ts";

/** Consecutive lines of one kind, in reading order. */
export type PageBlock = { kind: "table"; text: string } | TextBlock;

/** Splits a page into blocks in reading order. */
export function pageBlocks(content: PageContent): PageBlock[] {
  const { tables, left } = ruledTables(content.rules, content.pieces);
  const placed = toSegments(left);
  const holders = tables.map((table) => holderOf(table));
  return readingOrder([...placed, ...holders.map(({ segment }) => segment)]).flatMap((region) =>
    regionBlocks(region, holders),
  );
}

interface Holder {
  segment: Segment;
  table: TableBlock;
}

/** Represents a drawn table in the reading order as one wide segment. */
function holderOf(table: TableBlock): Holder {
  const { left, right, top, bottom } = table;
  const segment = { text: "", left, right, top, bottom, baseline: top, size: 10, isBold: false, pieces: [] };
  return { segment, table };
}

function regionBlocks(region: readonly Segment[], holders: readonly Holder[]): PageBlock[] {
  const blocks: PageBlock[] = [];
  let open: Segment[] = [];
  const endOpen = () => {
    blocks.push(...textBlocks(open));
    open = [];
  };
  for (const segment of region) {
    const holder = holders.find((other) => other.segment === segment);
    if (!holder) {
      open.push(segment);
      continue;
    }
    endOpen();
    blocks.push(tableBlock(holder.table));
  }
  endOpen();
  return blocks;
}

function tableBlock(table: TableBlock): PageBlock {
  return { kind: "table", text: markdownTable(withoutEmptyColumns(table.rows)) };
}

function textBlocks(segments: readonly Segment[]): PageBlock[] {
  const blocks: PageBlock[] = [];
  let lines: Line[] = [];
  const endLines = () => {
    blocks.push(...paragraphsOf(lines));
    lines = [];
  };
  for (const part of alignedTables(toRows(segments))) {
    if (part.kind === "row") {
      lines.push(toLine(part.row));
      continue;
    }
    endLines();
    blocks.push(tableBlock(part.table));
  }
  endLines();
  return blocks;
}
