import { expect, it } from "vitest";
import type { Block } from "./blocks.ts";
import { parseMarkdown } from "./parse-blocks.ts";
import { parseInline } from "./parse-inline.ts";
import { createBlockReader } from "./read-blocks.ts";

const CHARS = 120_000;
const fill = (unit: string) => unit.repeat(CHARS / unit.length);

/**
 * Each of these is slow in a parser that backtracks. At this length, quadratic work takes minutes and exceeds
 * the test's time limit.
 */
const HOSTILE: Record<string, string> = {
  "one line without a space": fill("a"),
  "quotes in quotes": fill(">"),
  "lists in lists": fill("- "),
  "numbers in numbers": fill("1. "),
  tasks: fill("- [ ] a\n"),
  "quoted lists with lost marks": fill("> - a\n> b\nc\n"),
  "open brackets": fill("["),
  "open images": fill("![["),
  "open links": fill("[a]("),
  "links with open titles": fill('[a](b "'),
  "links with open brackets in titles": fill("[a](b ("),
  "stars and underscores": fill("**a_"),
  "three stars": fill("***a "),
  "stars that never pair": `${fill("*a ")}${fill("b* ")}`,
  "backticks of every length": Array.from({ length: 480 }, (_, index) => `${"`".repeat(index)} `).join(""),
  "comments without end": fill("<!--"),
  "formulas without end": fill("\\(a"),
  dollars: fill("$a "),
  addresses: fill("http://"),
  "mail addresses": fill("a@b."),
  "dashes under a bar": `a|b\n${fill("-")}x`,
  "a table without end": `|a|b|\n|-|-|\n${fill("|x|y|\n")}`,
  "columns without end": `${fill("a|")}\n${fill("-|")}`,
  definitions: Array.from({ length: 9_000 }, (_, index) => `[a${index}]: b`).join("\n"),
  "empty lines": fill("\n"),
  spaces: `a${fill(" ")}b`,
  fences: fill("```\n"),
  "piled marks": fill("a\u0301\u0302\u0303\u0304\u0305"),
};

it.each(Object.entries(HOSTILE))(
  "reads %s with work that grows with its length",
  { timeout: 60_000 },
  (_, text) => {
    const { blocks, definitions } = parseMarkdown(text);
    for (const run of textsOf(blocks)) parseInline(run, { definitions, isCited: () => true, isOpen: true });
    expect(createBlockReader()(text, true)).toBeDefined();
  },
);

function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === "quote") return textsOf(block.blocks);
    if (block.type === "list") return block.items.flatMap((item) => textsOf(item.blocks));
    if (block.type === "table") return [...block.head, ...block.rows.slice(0, 60).flat()];
    return "text" in block && block.type !== "code" ? [block.text] : [];
  });
}
