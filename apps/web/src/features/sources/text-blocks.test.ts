import { expect, it } from "vitest";
import { createTermFinder } from "../../ui/terms/term-finder.ts";
import { firstTerms, pageAt, parted, passageSpans, textBlocks } from "./text-blocks.ts";

const TEXT =
  "# Viajes\n\nEl padre y la madre viajan\nen espacio disponible.\n\n| Orden | Quién |\n| --- | --- |\n| 1 | Padres |\n";

it("splits a text into headings, paragraphs and tables with their positions", () => {
  expect(textBlocks(TEXT).map(({ kind, start, end }) => [kind, TEXT.slice(start, end)])).toEqual([
    ["heading", "# Viajes"],
    ["paragraph", "El padre y la madre viajan\nen espacio disponible."],
    ["table", "| Orden | Quién |\n| --- | --- |\n| 1 | Padres |"],
  ]);
});

it("splits long blocks at a line break and loses nothing", () => {
  const text = `${"línea de un informe muy largo\n".repeat(500)}fin`;
  const blocks = textBlocks(text);
  expect(blocks.length).toBeGreaterThan(4);
  expect(blocks.map(({ start, end }) => text.slice(start, end)).join("\n")).toBe(text);
});

it("marks a passage by its position, and by its words where the position does not match", () => {
  const passage = { n: 1, page: null, passage: "en espacio disponible." };
  const start = TEXT.indexOf("en espacio");
  const place = { start, end: start + passage.passage.length };
  expect(passageSpans(TEXT, { ...passage, ...place })).toEqual([place]);
  expect(passageSpans(TEXT, { ...passage, start: 0, end: 6 })).toEqual([place]);
  expect(passageSpans(TEXT, { ...passage, start: null, end: null })).toEqual([place]);
});

it("splits a block at its marks", () => {
  const marks = [
    { start: 3, end: 5 },
    { start: 8, end: 20 },
  ];
  expect(parted({ start: 0, end: 10 }, marks)).toEqual([
    { start: 0, end: 3, isMarked: false },
    { start: 3, end: 5, isMarked: true },
    { start: 5, end: 8, isMarked: false },
    { start: 8, end: 10, isMarked: true },
  ]);
});

it("returns the page of a position", () => {
  expect([0, 99, 100, 500].map((place) => pageAt([0, 100, 200], place))).toEqual([1, 1, 2, 3]);
  expect(pageAt([], 5)).toBeNull();
});

it("explains a term at its first occurrence outside headings", () => {
  const text = "# La MEL\n\nSin anexo.\n\nSegún la MEL, vuela. La MEL manda.";
  const finder = createTermFinder([{ term: "MEL", words: [], meaning: "Lista de equipo mínimo" }]);
  const start = text.indexOf("MEL, vuela");
  expect(firstTerms(text, { blocks: textBlocks(text), finder })).toEqual([{ start, end: start + 3 }]);
});
