import { describe, expect, it } from "vitest";
import { parseMarkdown } from "./parse-blocks.ts";
import { createBlockReader } from "./read-blocks.ts";

const ANSWERS = [
  "# Título\n\nDesde **dos** años [1].\n\n- uno\n- dos\n  - tres\n\n    código\n\n  más\n\ntexto\n\n1. a\n\n2. b\n   - c\n3. d\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nfin\n",
  "texto\n---\n\notro\n===\n\n> cita\n> - lista\nperezosa\n\n```js\nconst a = 1;\n\n# no\n```\n$$\nx^2\n$$\n\n***\n- a\n\n\n- b\n* c\n+ d\n",
  "a\n| x | y |\n|:--|--:|\n| 1 | 2 |\n| 3 |\nfin\n\n[x]: https://a.example/c\n[^1]: nota\n\nver [x]\n\n    codigo\n\nfin",
  "1. Paso:\n```bash\nls\n```\n2. Otro\n   texto\n\n- [ ] t\n- [x] u\n\n-\n\n2026 fue\r\n\r\n\t- tab\n`c` y ```d``` fin",
];

describe("a text that grows", () => {
  it("ends as if it had been parsed at once, whatever the steps", () => {
    for (const answer of ANSWERS) {
      const read = createBlockReader();
      for (let end = 0; end <= answer.length; end += 1) read(answer.slice(0, end), true);
      expect(read(answer, false).blocks.map(({ block }) => block)).toEqual(parseMarkdown(answer).blocks);
    }
  });

  it("ends as if parsed at once for randomly assembled texts", () => {
    const bits = [
      "- ",
      "1. ",
      "> ",
      "# ",
      "a",
      "b c",
      "**",
      "`",
      "```\n",
      "\n",
      "\n\n",
      "    ",
      "| a | b |\n",
      "|---|---|\n",
      "---\n",
      "=",
      "$$",
      "[a]: http://x\n",
      "~~~\n",
      "\\[",
    ];
    let seed = 7;
    const next = (count: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % count;
    };
    for (let round = 0; round < 300; round += 1) {
      const answer = Array.from({ length: 4 + next(16) }, () => bits[next(bits.length)]).join("");
      const read = createBlockReader();
      for (let end = 0; end <= answer.length; end += 1) read(answer.slice(0, end), true);
      expect(
        read(answer, false).blocks.map(({ block }) => block),
        answer,
      ).toEqual(parseMarkdown(answer).blocks);
    }
  });

  it("keeps the identity and keys of finished blocks", () => {
    const answer = ANSWERS[0] ?? "";
    const read = createBlockReader();
    let before = read("", true).blocks;
    for (let end = 1; end <= answer.length; end += 1) {
      const { blocks } = read(answer.slice(0, end), true);
      for (const [index, block] of before.slice(0, -2).entries()) expect(blocks[index]).toBe(block);
      before = blocks;
    }
    expect(new Set(before.map(({ key }) => key)).size).toBe(before.length);
  });

  it("starts over when the text is a different one", () => {
    const read = createBlockReader();
    read("uno\n\ndos", true);
    expect(read("otro", false).blocks.map(({ block }) => block)).toEqual([
      { type: "paragraph", text: "otro" },
    ]);
  });

  it("returns the same result for the same text", () => {
    const read = createBlockReader();
    expect(read("uno\n\ndos", true)).toBe(read("uno\n\ndos", true));
  });
});

describe("incomplete syntax", () => {
  const shown = (text: string) => createBlockReader()(text, true).blocks.map(({ block }) => block);

  it.each([
    "-",
    "- ",
    "1.",
    "#",
    "##",
    ">",
    "--",
    "==",
    "``",
    "```",
    "```py",
    "$$",
    "|",
    "| Tipo",
    "- [",
    "- [ ]",
    "[guía]: https://x",
  ])("waits with the last line %s until it says what it is", (line) =>
    expect(shown(`texto\n\n${line}`)).toEqual([{ type: "paragraph", text: "texto" }]),
  );

  it("does not hold back a line that begins with code", () => {
    expect(shown("`npm i` instala")).toEqual([{ type: "paragraph", text: "`npm i` instala" }]);
  });

  it("shows the head of a table as a table at once", () => {
    const table = { type: "table", align: [null, null], head: ["Tipo", "Tramos"], rows: [] };
    expect(shown("| Tipo | Tramos |\n")).toEqual([table]);
    expect(shown("| Tipo | Tramos |\n|--")).toEqual([table]);
    expect(shown("| Tipo | Tramos |\n|---|---|\n| Nac")).toEqual([{ ...table, rows: [["Nac", ""]] }]);
  });

  it("shows code from its first line, and not the fence that closes it", () => {
    const code = { type: "code", language: "py", text: "a = 1", isClosed: false };
    expect(shown("```py\na = 1")).toEqual([code]);
    expect(shown("```py\na = 1\n``")).toEqual([code]);
    expect(shown("```py\n| a |\n")).toEqual([{ ...code, text: "| a |\n" }]);
  });

  it("splits a very long list, so that its beginning is finished", () => {
    const read = createBlockReader();
    const list = Array.from({ length: 900 }, (_, index) => `${index + 1}. paso con algo de texto`).join("\n");
    const first = read(list, true).blocks;
    const second = read(`${list}\n901. otro`, true).blocks;
    expect(first.length).toBe(2);
    expect(second[0]).toBe(first[0]);
    expect(second.at(-1)?.block).toMatchObject({ type: "list", start: 900 });
  });
});
