import { expect, it } from "vitest";
import { markSpans } from "./mark-spans.ts";

it("marks the findings and keeps the text around them", () => {
  expect(markSpans("Mi DNI es 12 y ya", [{ kind: "dni", start: 10, end: 12 }])).toEqual([
    { text: "Mi DNI es ", isMarked: false },
    { text: "12", isMarked: true },
    { text: " y ya", isMarked: false },
  ]);
});

it("shortens long stretches of text, and ignores offsets outside the text", () => {
  const long = `${"a".repeat(500)}X${"b".repeat(500)}`;
  const parts = markSpans(long, [
    { kind: "secret", start: 500, end: 501 },
    { kind: "secret", start: 5000, end: 5001 },
  ]);
  expect(parts.map(({ text }) => text.length)).toEqual([61, 1, 61]);
});
