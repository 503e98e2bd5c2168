import type { TermFinder } from "../terms/term-finder.ts";
import type { Block, ListItem } from "./parse/blocks.ts";
import { glueCitations } from "./parse/glue-citations.ts";
import type { Inline } from "./parse/inlines.ts";
import { parseInline } from "./parse/parse-inline.ts";
import type { InlineOptions } from "./parse/scan.ts";

/** Delimit a term in the text of a block. Private-use characters: no parser gives them a meaning. */
const BEGIN = "\uE000";
const END = "\uE001";
const MARKS = /[\uE000\uE001]/g;

/**
 * The same blocks with the first occurrence of each term marked, as `textParts` finds it. Code, links,
 * headings and table headers are left as they are. Blocks without a term keep their identity, so that they
 * are not rendered again.
 */
export function markTerms(
  blocks: readonly Block[],
  { finder, options }: { finder: TermFinder; options: InlineOptions },
): Block[] {
  const marked = new Set<string>();

  function markText(text: string): string {
    if (isMarked(text)) return text;
    let shown = text;
    let shift = 0;
    for (const { start, end, term } of finder.find(text)) {
      if (marked.has(term)) continue;
      const [from, to] = [start + shift, end + shift];
      const tried = `${shown.slice(0, from)}${BEGIN}${shown.slice(from, to)}${END}${shown.slice(to)}`;
      if (!isPlainText(tried, shown.slice(from, to), options)) continue;
      shown = tried;
      shift += BEGIN.length + END.length;
      marked.add(term);
    }
    return shown;
  }

  const markItem = (item: ListItem): ListItem => {
    const inside = markAll(item.blocks);
    // Items are compared by source: with the old source the item would not be rendered again.
    return inside === item.blocks ? item : { ...item, blocks: inside, source: `${item.source}${BEGIN}` };
  };

  function markBlock(block: Block): Block {
    switch (block.type) {
      case "paragraph":
      case "note": {
        const text = markText(block.text);
        return text === block.text ? block : { ...block, text };
      }
      case "quote": {
        const inside = markAll(block.blocks);
        return inside === block.blocks ? block : { ...block, blocks: inside };
      }
      case "list": {
        const items = mapSame(block.items, markItem);
        return items === block.items ? block : { ...block, items };
      }
      case "table": {
        const rows = mapSame(block.rows, (row) => mapSame(row, markText));
        return rows === block.rows ? block : { ...block, rows };
      }
      case "heading":
      case "rule":
      case "code":
      case "math":
        return block;
    }
  }

  function markAll(inside: Block[]): Block[] {
    return mapSame(inside, markBlock);
  }

  return blocks.map(markBlock);
}

/** Returns the same array if no element changed. */
function mapSame<Item>(items: Item[], change: (item: Item) => Item): Item[] {
  const changed = items.map(change);
  return changed.every((item, at) => item === items[at]) ? items : changed;
}

/** Whether both markers are in one piece of plain text, outside code, links and URLs. */
function isPlainText(text: string, words: string, options: InlineOptions): boolean {
  return hasLeaf(glueCitations(parseInline(text, options)), `${BEGIN}${words}${END}`);
}

function hasLeaf(inlines: readonly Inline[], wanted: string): boolean {
  return inlines.some((inline) => {
    if (inline.type === "text") return inline.text.includes(wanted);
    return "children" in inline && inline.type !== "link" && hasLeaf(inline.children, wanted);
  });
}

export interface TextPart {
  text: string;
  isTerm: boolean;
}

export const unmarked = (text: string): string => text.replace(MARKS, "");

export const isMarked = (text: string): boolean => text.includes(BEGIN) || text.includes(END);

/** Splits plain text at the marked terms. A marker without its counterpart is dropped. */
export function textParts(text: string): TextPart[] {
  return text
    .split(BEGIN)
    .flatMap((piece, at) => {
      const end = at === 0 ? -1 : piece.indexOf(END);
      if (end < 0) return [{ text: piece, isTerm: false }];
      return [
        { text: piece.slice(0, end), isTerm: true },
        { text: piece.slice(end), isTerm: false },
      ];
    })
    .map((part) => ({ ...part, text: unmarked(part.text) }))
    .filter((part) => part.text !== "");
}
