import { describe, expect, it } from "vitest";
import { createTermFinder } from "../terms/term-finder.ts";
import { markTerms, textParts } from "./mark-terms.ts";
import type { Block } from "./parse/blocks.ts";
import { createBlockReader } from "./parse/read-blocks.ts";

const finder = createTermFinder([
  { term: "MEL", words: [], meaning: "Lista de equipo mínimo" },
  { term: "hoja de carga", words: [], meaning: "Reparto del peso" },
]);
const blocksOf = (text: string) => createBlockReader()(text, false).blocks.map(({ block }) => block);
const mark = (blocks: readonly Block[]) =>
  markTerms(blocks, { finder, options: { isCited: (number) => number === 1 } });
/** The blocks with braces around each marked term. */
const marked = (text: string) =>
  JSON.stringify(mark(blocksOf(text)))
    .replaceAll("\uE000", "{")
    .replaceAll("\uE001", "}");

describe("in an answer", () => {
  it("each term is marked at its first occurrence", () => {
    expect(marked("La MEL manda.\n\n- Otra MEL\n- La hoja de carga")).toMatch(/La \{MEL\} manda/);
    expect(marked("La MEL manda.\n\n- Otra MEL\n- La hoja de carga")).toMatch(/Otra MEL.*\{hoja de carga\}/);
  });

  it.each([
    ["code", "`MEL` y MEL"],
    ["a code block", "```\nMEL\n```\n\ny MEL"],
    ["a link", "[la MEL](https://a.example) y MEL"],
    ["an address", "https://a.example/MEL y MEL"],
    ["a heading", "# MEL\n\ny MEL"],
    ["the head of a table", "| MEL |\n| --- |\n| y MEL |"],
  ])("it is not marked in %s", (_what, text) => {
    expect(marked(text)).toContain("y {MEL}");
    expect(marked(text).match(/\{MEL\}/g)).toHaveLength(1);
  });

  it("a term is marked inside emphasis and before a citation", () => {
    expect(marked("**MEL** vigente")).toContain("**{MEL}**");
    expect(marked("Según la MEL [1].")).toContain("{MEL} [1]");
    // The last word is grouped with its citation, so the term would span two elements.
    expect(marked("La hoja de carga [1]. Otra hoja de carga.")).toContain("Otra {hoja de carga}");
  });

  it("blocks without a term stay the same objects", () => {
    const blocks = blocksOf("Nada.\n\n- nada\n\n| a |\n| --- |\n| nada |\n\nLa MEL.");
    const result = mark(blocks);
    expect(result.map((block, at) => block === blocks[at])).toEqual([true, true, true, false]);
  });

  it("marker characters in the source are dropped", () => {
    expect(textParts("a \uE000MEL\uE001 b \uE001c \uE000d")).toEqual([
      { text: "a ", isTerm: false },
      { text: "MEL", isTerm: true },
      { text: " b c ", isTerm: false },
      { text: "d", isTerm: false },
    ]);
  });
});
