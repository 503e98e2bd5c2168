import { alignedTables } from "./aligned-tables.ts";
import type { PageContent } from "./page-content.ts";
import { type Line, paragraphsOf, type TextBlock, toLine } from "./paragraphs.ts";
import { readingOrder } from "./reading-order.ts";
import { toRows } from "./rows.ts";
import { ruledTables, type TableBlock } from "./ruled-tables.ts";
import { type Segment, toSegments } from "./segments.ts";

/** Consecutive lines of one kind, in reading order. */
export type PageBlock = PageTable | TextBlock;

export type PageTable = { kind: "table" } & Pick<TableBlock, "rows" | "columns" | "hasBoldHead">;

/** Splits the pages into blocks in reading order. */
export function blocksOfPages(pages: readonly PageContent[]): PageBlock[][] {
  const all: PageBlock[][] = [];
  for (const content of pages) {
    const last = all.at(-1)?.at(-1);
    all.push(pageBlocks(content, last?.kind === "table" ? last : undefined));
  }
  return all;
}

function pageBlocks(content: PageContent, above: PageTable | undefined): PageBlock[] {
  const { tables, left } = ruledTables(content.rules, content.pieces, above);
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

function tableBlock({ rows, columns, hasBoldHead }: TableBlock): PageTable {
  return { kind: "table", rows, columns, hasBoldHead };
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
