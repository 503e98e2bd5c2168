import { expect, it } from "vitest";
import { MARK_END, MARK_START, toSnippet } from "./snippet.ts";

const marked = (text: string) => text.replaceAll("[", MARK_START).replaceAll("]", MARK_END);

it("reports the positions of the words", () => {
  const { text, marks } = toSnippet(marked("las [vacaciones] son de 22 [días]"));
  expect(text).toBe("las vacaciones son de 22 días");
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(["vacaciones", "días"]);
});

it("joins lines and keeps the positions correct", () => {
  const { text, marks } = toSnippet(marked("\n  uno\n\n[dos]\ttres "));
  expect(text).toBe("uno dos tres");
  expect(marks).toEqual([[4, 7]]);
});

it("counts in UTF-16 units like the browser, also after an emoji", () => {
  const { text, marks } = toSnippet(marked("✈️👩🏽‍✈️ [vuelo]"));
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(["vuelo"]);
});

it("has no marks where nothing is marked", () => {
  expect(toSnippet("nada")).toEqual({ text: "nada", marks: [] });
});
