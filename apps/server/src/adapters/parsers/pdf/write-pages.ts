import type { TextBuilder } from "../text-builder.ts";
import { goesOn, writeTables } from "./divided-tables.ts";
import type { PageBlock } from "./page-blocks.ts";
import type { TextBlock } from "./paragraphs.ts";

const HEADING_SIZE = 1.12;
const MAX_HEADING_CHARS = 180;
const MAX_BOLD_HEADING_CHARS = 100;
const MAX_SIZES = 4;

/**
 * Writes all pages. Headings are recognised by comparison with the most frequent font size of the whole
 * document.
 */
export function writePages(pages: readonly (readonly PageBlock[])[], out: TextBuilder): void {
  const levelOf = headingLevels(pages.flat());
  const tables = writeTables(pages);
  let last = "";
  for (const page of pages) {
    out.startPage();
    let items: string[] = [];
    const endItems = () => {
      if (items.length > 0) out.add(items.length > 1 ? "list" : "paragraph", items.join("\n"));
      last = items.at(-1) ?? last;
      items = [];
    };
    for (const [at, block] of page.entries()) {
      if (block.kind === "table") {
        endItems();
        const table = tables.get(block);
        if (table?.isRest) out.addLines(table.text);
        else out.add("table", table?.text ?? "");
        last = "";
        continue;
      }
      const level = levelOf(block);
      if (at === 0 && level === undefined && !block.isItem && goesOn(last, block.text)) {
        out.extend(block.text);
        last = block.text;
        continue;
      }
      if (block.isItem && level === undefined) {
        items.push(block.text.replace(/^(?:[•·▪●○◦‣*–—\ue000-\uf8ff]|o(?=\s+\p{Lu}))\s*/u, "- "));
        continue;
      }
      endItems();
      out.add(level === undefined ? "paragraph" : "heading", block.text, level);
      last = level === undefined ? block.text : "";
    }
    endItems();
  }
}

function headingLevels(blocks: readonly PageBlock[]): (block: TextBlock) => number | undefined {
  const lines = blocks.filter((block) => block.kind === "lines");
  const body = bodyOf(lines);
  const sizes = [
    ...new Set(lines.filter((block) => isLarge(block, body.size)).map(({ size }) => rounded(size))),
  ]
    .toSorted((a, b) => b - a)
    .slice(0, MAX_SIZES);
  return (block) => {
    if (isLarge(block, body.size)) {
      const at = sizes.findIndex((size) => size <= rounded(block.size));
      return at === -1 ? sizes.length : at + 1;
    }
    return isBoldHeading(block, body) ? sizes.length + numberDepth(block.text) : undefined;
  };
}

/** Size and weight of most characters. */
function bodyOf(lines: readonly TextBlock[]): { size: number; isBold: boolean } {
  const letters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const { size, text, isBold } of lines) {
    letters.set(rounded(size), (letters.get(rounded(size)) ?? 0) + text.length);
    all += text.length;
    bold += isBold ? text.length : 0;
  }
  const size = [...letters].reduce((best, other) => (other[1] > best[1] ? other : best), [0, 0])[0];
  return { size, isBold: bold > all / 2 };
}

function isLarge({ size, text }: TextBlock, bodySize: number): boolean {
  return size >= bodySize * HEADING_SIZE && text.length <= MAX_HEADING_CHARS && /\p{L}/u.test(text);
}

function isBoldHeading(block: TextBlock, body: { size: number; isBold: boolean }): boolean {
  const { text, isBold, lineCount, size } = block;
  if (!isBold || body.isBold || size < body.size * 0.95) return false;
  return (
    lineCount <= 2 && text.length <= MAX_BOLD_HEADING_CHARS && /\p{L}/u.test(text) && !/[.;,]$/.test(text)
  );
}

/** Headings of the same size are ranked by their numbers: 2 is above 2.1. */
function numberDepth(text: string): number {
  return /^\d+(?:\.\d+)*/.exec(text)?.[0].split(".").length ?? 1;
}

function rounded(size: number): number {
  return Math.round(size * 2) / 2;
}
