import { oneLine } from "@metatron/text/one-line";
import type { Block, ParsedDocument } from "../../adapters/parsers/index.ts";
import { cutBlock } from "./cut-block.ts";
import { type PageStart, pageStartsIn } from "./page-starts.ts";

/** A passage of a document: `text` is the document's text from `start` to `end`. */
export interface Chunk {
  start: number;
  end: number;
  page: number | null;
  section: string;
  text: string;
  pageStarts: PageStart[];
  /** The header rows of the table that the passage was cut from; null if the passage has its own. */
  tableHead: string | null;
}

/** Long enough to be understood alone, short enough to be read at a glance. */
export const CHUNK_CHARS = 1200;
/** Tables may be longer than other passages, because the rows of a cut table lose their header. */
export const TABLE_CHARS = 3600;
/** A remainder of this size means little alone and stays with the passage before it. */
const SMALL_REST_CHARS = 250;

const SECTION_SEPARATOR = " › ";

type Piece = Pick<Block, "kind" | "start" | "end" | "page"> & { head?: TableHead };

interface TableHead {
  /** The header as Markdown, to be repeated before rows that were cut off. */
  rows: string;
  columns: string;
}

/**
 * Splits a document into passages that start at headings where possible, keep tables whole, and have a
 * section and page.
 */
export function chunkDocument({
  text,
  blocks,
  pageStarts,
}: Pick<ParsedDocument, "text" | "blocks" | "pageStarts">): Chunk[] {
  const chunks: Chunk[] = [];
  const path: { level: number; title: string }[] = [];
  let section = "";
  let open: Piece[] = [];

  for (const block of blocks) {
    if (block.kind === "heading") {
      // Consecutive headings belong to the same section.
      if (open.some(({ kind }) => kind !== "heading")) close();
      enter(block);
      open.push(block);
      continue;
    }
    if (open.some(({ page }) => page !== block.page) && lengthOfOpen() >= SMALL_REST_CHARS) close();
    const pieces = cutBlock(text, block, block.kind === "table" ? TABLE_CHARS : CHUNK_CHARS);
    for (const [at, piece] of pieces.entries())
      add(block.kind === "table" && at > 0 ? { ...piece, head: headOf(text, block) } : piece);
  }
  close();
  return chunks;

  function enter(block: Block) {
    const level = block.level ?? 1;
    while (path.length > 0 && (path.at(-1)?.level ?? 0) >= level) path.pop();
    path.push({ level, title: oneLine(text.slice(block.start, block.end)) });
    section = path.map(({ title }) => title).join(SECTION_SEPARATOR);
  }

  function add(piece: Piece) {
    const first = open[0];
    const isFull = first !== undefined && (piece.head !== undefined || piece.end - first.start > CHUNK_CHARS);
    const isRest = piece.end - piece.start < SMALL_REST_CHARS && fits(first, piece);
    if (isFull && !isRest && open.some(({ kind }) => kind !== "heading")) close();
    open.push(piece);
  }

  function lengthOfOpen(): number {
    return (open.at(-1)?.end ?? 0) - (open[0]?.start ?? 0);
  }

  function fits(first: Piece | undefined, piece: Piece): boolean {
    return first !== undefined && piece.end - first.start <= CHUNK_CHARS + SMALL_REST_CHARS;
  }

  function close() {
    const first = open[0];
    const last = open.at(-1);
    if (!first || !last) return;
    const passage = text.slice(first.start, last.end);
    if (passage.trim() === "") {
      open = [];
      return;
    }
    const { page } = open.find(({ kind }) => kind !== "heading") ?? first;
    chunks.push({
      start: first.start,
      end: last.end,
      page,
      section: [section, first.head?.columns].filter(Boolean).join(SECTION_SEPARATOR),
      text: passage,
      pageStarts: pageStartsIn(pageStarts, { start: first.start, end: last.end }),
      tableHead: first.head?.rows ?? null,
    });
    open = [];
  }
}

/** The header rows of a table, for rows that are cut off from them. */
function headOf(text: string, { start, end }: Block): TableHead {
  const [names = "", rule = ""] = text.slice(start, end).split("\n", 2);
  const cellsOf = (line: string) => line.split("|").map((cell) => cell.trim());
  const isRule = rule.startsWith("|") && cellsOf(rule).every((cell) => /^:?-*:?$/.test(cell));
  return { rows: isRule ? `${names}\n${rule}` : names, columns: cellsOf(names).filter(Boolean).join(", ") };
}
