import { describe, expect, it } from "vitest";
import { parseMarkdown } from "./parse-blocks.ts";

const blocks = (text: string) => parseMarkdown(text).blocks;
const paragraph = (text: string) => ({ type: "paragraph", text });

describe("blocks of text", () => {
  it("reads ATX and setext headings", () => {
    expect(blocks("## Pasos ##\n\nTítulo\n===\n\n#etiqueta")).toEqual([
      { type: "heading", level: 2, text: "Pasos" },
      { type: "heading", level: 1, text: "Título" },
      paragraph("#etiqueta"),
    ]);
  });

  it("joins the lines of a paragraph and splits paragraphs at an empty line", () => {
    expect(blocks("uno\n  dos\n\ntres")).toEqual([paragraph("uno\ndos"), paragraph("tres")]);
  });

  it("reads rules, and stars that are no list", () => {
    expect(blocks("---\n* * *\n- - -\n**negrita**")).toEqual([
      { type: "rule" },
      { type: "rule" },
      { type: "rule" },
      paragraph("**negrita**"),
    ]);
  });

  it("reads a quote with a list and a lazy continuation line", () => {
    expect(blocks("> hola\nsigue\n> - uno")).toEqual([
      {
        type: "quote",
        blocks: [
          paragraph("hola\nsigue"),
          {
            type: "list",
            start: null,
            isLoose: false,
            items: [{ task: null, source: "- uno", blocks: [paragraph("uno")] }],
          },
        ],
      },
    ]);
  });

  it("removes definitions from the text and keeps footnotes in it", () => {
    const { blocks: read, definitions } = parseMarkdown("[Guía]: <https://a.example/g>\n[^1]: una nota\n");
    expect([...definitions]).toEqual([["guía", "https://a.example/g"]]);
    expect(read).toEqual([{ type: "note", label: "1", text: "una nota" }]);
  });

  it("cuts a paragraph of a megabyte into pieces and loses nothing", () => {
    const line = "palabra ".repeat(125_000);
    const pieces = blocks(line).map((block) => (block.type === "paragraph" ? block.text : ""));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(8_000);
    expect(pieces.join("")).toBe(line.trim());
  });

  it("never cuts an emoji in two", () => {
    const pieces = blocks("a".concat("😀".repeat(9_000))).map((block) => ("text" in block ? block.text : ""));
    expect(pieces.join("").isWellFormed() && pieces.every((piece) => piece.isWellFormed())).toBe(true);
  });
});

describe("code and formulas", () => {
  it("keeps code as it is written, marks and empty lines included", () => {
    expect(blocks("```ts title\nconst a = 1;\n\n# **no**\n```\nfin")).toEqual([
      { type: "code", language: "ts", text: "const a = 1;\n\n# **no**", isClosed: true },
      paragraph("fin"),
    ]);
  });

  it("says when a fence was never closed", () => {
    expect(blocks("~~~\na\n```")).toEqual([{ type: "code", language: "", text: "a\n```", isClosed: false }]);
  });

  it("reads indented code only after an empty line", () => {
    expect(blocks("a\n    b\n\n    c")).toEqual([
      paragraph("a\nb"),
      { type: "code", language: "", text: "c", isClosed: true },
    ]);
  });

  it("reads formulas between dollars and between brackets", () => {
    expect(blocks("$$\nx^2\n$$\n\n\\[ y \\]\n\n\\[no es un enlace](a)")).toEqual([
      { type: "math", tex: "x^2", isClosed: true },
      { type: "math", tex: "y", isClosed: true },
      paragraph("\\[no es un enlace](a)"),
    ]);
  });
});

describe("tables", () => {
  it("reads a table right after a line of text, with its alignment and escaped bars", () => {
    expect(blocks("Mira:\n| a | b |\n|:--|--:|\n| x \\| y | 2 |\n| 3 |\n\nfin")).toEqual([
      paragraph("Mira:"),
      {
        type: "table",
        align: ["left", "right"],
        head: ["a", "b"],
        rows: [
          ["x | y", "2"],
          ["3", ""],
        ],
      },
      paragraph("fin"),
    ]);
  });

  it("leaves bars alone where no row of dashes follows", () => {
    expect(blocks("a | b\nc | d")).toEqual([paragraph("a | b\nc | d")]);
  });
});

describe("nesting", () => {
  it("stops at a depth where nobody reads, and keeps the text", () => {
    const depth = (read: ReturnType<typeof blocks>): number =>
      read[0]?.type === "quote" ? 1 + depth(read[0].blocks) : 0;
    const read = blocks(">".repeat(10_000));
    expect(depth(read)).toBe(8);
    expect(JSON.stringify(read).match(/>/g)?.length).toBe(9_992);
  });
});
