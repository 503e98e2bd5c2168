import type { Block, ListItem, Table } from "./parse/blocks.ts";
import { inlineText } from "./parse/inlines.ts";
import { parseMarkdown } from "./parse/parse-blocks.ts";
import { parseInline } from "./parse/parse-inline.ts";

export interface PlainTextOptions {
  /** Numbers that are citations: their `[n]` is omitted. */
  isCited?: (number: number) => boolean;
  /** Replacement for a code block; without it the code is kept. */
  code?: (language: string) => string;
  /** `sentences` is for reading aloud, `tabs` for pasting into a spreadsheet. */
  tables?: "sentences" | "tabs";
}

/** Markdown without its marks. */
export function plainText(markdown: string, options: PlainTextOptions = {}): string {
  const { blocks, definitions } = parseMarkdown(markdown);
  const say = (text: string) =>
    inlineText(parseInline(text, { definitions, ...(options.isCited && { isCited: options.isCited }) }))
      .replace(/[ \t]+/g, " ")
      .replace(/ (?=[.,;:!?…\n])/g, "")
      .trim();
  return sayBlocks(blocks, { ...options, say });
}

type Saying = PlainTextOptions & { say: (text: string) => string };

const sayBlocks = (blocks: readonly Block[], saying: Saying): string =>
  blocks
    .map((block) => sayBlock(block, saying))
    .filter(Boolean)
    .join("\n\n");

function sayBlock(block: Block, saying: Saying): string {
  switch (block.type) {
    case "paragraph":
    case "note":
      return saying.say(block.text);
    case "heading":
      return asSentence(saying.say(block.text));
    case "rule":
      return "";
    case "quote":
      return sayBlocks(block.blocks, saying);
    case "list":
      return block.items.map((item, index) => sayItem(item, numberOf(block.start, index), saying)).join("\n");
    case "code":
      return saying.code?.(block.language) ?? block.text;
    case "math":
      return block.tex;
    case "table":
      return saying.tables === "tabs" ? tabbed(block, saying) : sentences(block, saying);
  }
}

const numberOf = (start: number | null, index: number): string =>
  start === null ? "" : `${start + index}. `;

const sayItem = ({ blocks }: ListItem, number: string, saying: Saying): string =>
  number + sayBlocks(blocks, saying).replace(/\n{2,}/g, "\n");

const asSentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** "Nacional. Tramos: 4; Quién viaja: tú.": a listener can't understand a cell without its header. */
function sentences({ head, rows }: Table, { say }: Saying): string {
  const names = head.map(say);
  return rows
    .map((row) => {
      const [first = "", ...cells] = row.map(say);
      const said = cells.flatMap((cell, index) => (cell ? [`${names[index + 1]}: ${cell}`] : []));
      return [asSentence(first), said.length > 0 ? `${said.join("; ")}.` : ""].filter(Boolean).join(" ");
    })
    .join("\n");
}

const tabbed = ({ head, rows }: Table, { say }: Saying): string =>
  [head, ...rows].map((row) => row.map((cell) => say(cell).replace(/\s+/g, " ")).join("\t")).join("\n");
