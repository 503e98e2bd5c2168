import type { Block, Definitions } from "../../../ui/markdown/parse/blocks.ts";
import type { Inline } from "../../../ui/markdown/parse/inlines.ts";
import { parseMarkdown } from "../../../ui/markdown/parse/parse-blocks.ts";
import { parseInline } from "../../../ui/markdown/parse/parse-inline.ts";
import type { ExportBlock, Run } from "./export-document.ts";

/** The document's number of a source; undefined where `[n]` is only text. */
export type NumberOf = (n: number) => number | undefined;

/** Headings of an answer are below the question, which is a heading itself. */
const DEEPER_BY = 2;
const DEEPEST = 6;

interface Reading {
  definitions: Definitions;
  numberOf: NumberOf;
}

export function markdownToBlocks(markdown: string, numberOf: NumberOf): ExportBlock[] {
  const { blocks, definitions } = parseMarkdown(markdown);
  return blocks.flatMap((block) => toBlocks(block, { definitions, numberOf }));
}

function toBlocks(block: Block, reading: Reading): ExportBlock[] {
  const runsOf = (text: string) => toRuns(text, reading);
  switch (block.type) {
    case "paragraph":
      return [{ type: "paragraph", runs: runsOf(block.text) }];
    case "heading":
      return [
        { type: "heading", level: Math.min(DEEPEST, block.level + DEEPER_BY), runs: runsOf(block.text) },
      ];
    case "rule":
      return [{ type: "rule" }];
    case "quote":
      return [{ type: "quote", blocks: block.blocks.flatMap((inner) => toBlocks(inner, reading)) }];
    case "list":
      return [
        {
          type: "list",
          start: block.start,
          items: block.items.map(({ task, blocks }) => ({
            task,
            blocks: blocks.flatMap((inner) => toBlocks(inner, reading)),
          })),
        },
      ];
    case "code":
      return [{ type: "code", text: block.text }];
    case "math":
      return [{ type: "code", text: block.tex }];
    case "note":
      return [{ type: "paragraph", runs: [{ text: `${block.label}. ` }, ...runsOf(block.text)] }];
    case "table":
      return [
        {
          type: "table",
          align: block.align,
          head: block.head.map(runsOf),
          rows: block.rows.map((row) => row.map(runsOf)),
        },
      ];
  }
}

function toRuns(text: string, { definitions, numberOf }: Reading): Run[] {
  const inlines = parseInline(text, { definitions, isCited: (n) => numberOf(n) !== undefined });
  return inlines.flatMap((inline) => runsOf(inline, {}, numberOf));
}

function runsOf(inline: Inline, look: Omit<Run, "text">, numberOf: NumberOf): Run[] {
  const inside = (children: readonly Inline[], more: Omit<Run, "text">) =>
    children.flatMap((child) => runsOf(child, { ...look, ...more }, numberOf));
  switch (inline.type) {
    case "text":
      // A line break in a paragraph is a space; only a hard break breaks the line.
      return [{ ...look, text: inline.text.replace(/\n/g, " ") }];
    case "code":
      return [{ ...look, code: true, text: inline.text }];
    case "math":
      return [{ ...look, code: true, text: inline.tex }];
    case "break":
      return [{ ...look, text: "\n" }];
    case "image":
      return inline.alt ? [{ ...look, italic: true, text: `[${inline.alt}]` }] : [];
    case "note":
      return [{ ...look, text: `(${inline.label})` }];
    case "citation":
      return [{ ...look, citation: true, text: `[${numberOf(inline.number) ?? inline.number}]` }];
    case "strong":
      return inside(inline.children, { bold: true });
    case "em":
      return inside(inline.children, { italic: true });
    case "strike":
      return inside(inline.children, { strike: true });
    case "link":
      return inside(inline.children, inline.href ? { href: inline.href } : {});
    case "glued":
    case "cited":
      return inside(inline.children, {});
  }
}
