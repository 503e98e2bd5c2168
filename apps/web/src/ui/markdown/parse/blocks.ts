/** The target of a link label: `[label]: https://…`. */
export type Definitions = ReadonlyMap<string, string>;

export const definitionKey = (label: string): string => label.trim().replace(/\s+/g, " ").toLowerCase();

export type Align = "left" | "center" | "right" | null;

export interface ListItem {
  task: "open" | "done" | null;
  blocks: Block[];
  /** The item's source: two items with equal source render the same. */
  source: string;
}

export interface Table {
  type: "table";
  align: Align[];
  head: string[];
  rows: string[][];
}

/** Block-level nodes. Text inside is still Markdown, parsed by `parseInline` when it is rendered. */
export type Block =
  | { type: "paragraph"; text: string }
  | { type: "heading"; level: number; text: string }
  | { type: "rule" }
  | { type: "quote"; blocks: Block[] }
  | { type: "list"; start: number | null; isLoose: boolean; items: ListItem[] }
  | { type: "code"; language: string; text: string; isClosed: boolean }
  | { type: "math"; tex: string; isClosed: boolean }
  | { type: "note"; label: string; text: string }
  | Table;

/** A block and its source lines, `from` inclusive to `to` exclusive. */
export interface LocatedBlock {
  block: Block;
  from: number;
  to: number;
}

/** The innermost block at the end, to which the next characters belong. */
export function lastBlock(blocks: readonly Block[]): Block | undefined {
  const last = blocks.at(-1);
  if (last?.type === "quote") return lastBlock(last.blocks) ?? last;
  if (last?.type === "list") return lastBlock(last.items.at(-1)?.blocks ?? []) ?? last;
  return last;
}
