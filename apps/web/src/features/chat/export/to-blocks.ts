import type { Block, Definitions } from "../../../ui/markdown/parse/blocks.ts";
import type { Inline } from "../../../ui/markdown/parse/inlines.ts";
import { parseMarkdown } from "../../../ui/markdown/parse/parse-blocks.ts";
import { parseInline } from "../../../ui/markdown/parse/parse-inline.ts";
import type { ExportBlock, Run } from "./export-document.ts";
import { texToRuns } from "./tex-to-runs.ts";

type IsCited = (number: number) => boolean;

/** Headings of an answer are below the question, which is a heading itself. */
const DEEPER_BY = 2;
const DEEPEST = 6;

interface Reading {
  definitions: Definitions;
  isCited: IsCited;
}

export function markdownToBlocks(markdown: string, isCited: IsCited): ExportBlock[] {
  const { blocks, definitions } = parseMarkdown(markdown);
  return blocks.flatMap((block) => toBlocks(block, { definitions, isCited }));
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
      return [{ type: "paragraph", runs: texToRuns(block.tex) }];
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

function toRuns(text: string, { definitions, isCited }: Reading): Run[] {
  const inlines = parseInline(text, { definitions, isCited });
  return inlines.flatMap((inline) => runsOf(inline, {}));
}

function runsOf(inline: Inline, look: Omit<Run, "text">): Run[] {
  const inside = (children: readonly Inline[], more: Omit<Run, "text">) =>
    children.flatMap((child) => runsOf(child, { ...look, ...more }));
  switch (inline.type) {
    case "text":
      // A line break in a paragraph is a space; only a hard break breaks the line.
      return [{ ...look, text: inline.text.replace(/\n/g, " ") }];
    case "code":
      return [{ ...look, code: true, text: inline.text }];
    case "math":
      return texToRuns(inline.tex).map((run) => ({ ...look, ...run }));
    case "break":
      return [{ ...look, text: "\n" }];
    case "image":
      return inline.alt ? [{ ...look, italic: true, text: `[${inline.alt}]` }] : [];
    case "note":
      return [{ ...look, text: `(${inline.label})` }];
    case "citation":
      return [{ ...look, citation: true, text: `[${inline.number}]` }];
    case "strong":
      return inside(inline.children, { bold: true });
    case "em":
      return inside(inline.children, { italic: true });
    case "strike":
      return inside(inline.children, { strike: true });
    case "sub":
      return inside(inline.children, { sub: true });
    case "sup":
      return inside(inline.children, { sup: true });
    case "kbd":
      return inside(inline.children, { code: true });
    case "link":
      return inside(inline.children, inline.href ? { href: inline.href } : {});
    case "glued":
    case "cited":
      return inside(inline.children, {});
  }
}
