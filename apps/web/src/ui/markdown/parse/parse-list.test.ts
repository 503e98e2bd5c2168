import { expect, it } from "vitest";
import type { Block } from "./blocks.ts";
import { parseMarkdown } from "./parse-blocks.ts";

/** Lists as nested arrays of texts, which shows the nesting. */
function outline(text: string): unknown {
  const show = (blocks: readonly Block[]): unknown =>
    blocks.map((block) =>
      block.type === "list"
        ? block.items.map((item) => show(item.blocks))
        : "text" in block
          ? block.text
          : block.type,
    );
  return show(parseMarkdown(text).blocks);
}

const list = (text: string) => {
  const [first] = parseMarkdown(text).blocks;
  if (first?.type !== "list") throw new Error("not a list");
  return first;
};

it("nests lists by their indent", () => {
  expect(outline("- a\n  - b\n    - c\n- d")).toEqual([[["a", [["b", [["c"]]]]], ["d"]]]);
});

it("nests items that models indent by two under a number", () => {
  expect(outline("1. a\n  - b\n    - c\n2. d")).toEqual([[["a", [["b", [["c"]]]]], ["d"]]]);
});

it("keeps code and paragraphs inside their item", () => {
  expect(outline("1. a\n\n   ```\n   x\n   ```\n\n   b\n2. c")).toEqual([[["a", "x", "b"], ["c"]]]);
});

it("continues the numbering of the source", () => {
  expect(list("3. a\n4. b").start).toBe(3);
  expect(list("- a").start).toBeNull();
});

it("distinguishes a loose list from a tight one", () => {
  expect(list("- a\n- b\n  - c\n\n    d").isLoose).toBe(false);
  expect(list("- a\n\n- b").isLoose).toBe(true);
  expect(list("- a\n\n  b").isLoose).toBe(true);
});

it("reads tasks", () => {
  expect(list("- [x] hecha\n- [ ] por hacer\n- [y] no").items.map(({ task }) => task)).toEqual([
    "done",
    "open",
    null,
  ]);
});

it("begins another list at another marker, and ends at text that is not indented", () => {
  expect(outline("- a\n* b\n\nfin")).toEqual([[["a"]], [["b"]], "fin"]);
});

it("keeps an unindented continuation line with its item", () => {
  expect(outline("- a\nsigue\n- b")).toEqual([[["a\nsigue"], ["b"]]]);
});
