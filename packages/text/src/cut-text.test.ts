import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../../test/any-text.ts";
import { borderAfter, cutText, cutTextStart } from "./cut-text.ts";

it.each([
  ["a🎉🎉", 2, "a"],
  ["a🎉🎉", 3, "a🎉"],
  ["hola 👩🏽‍✈️ adiós", 9, "hola "],
  ["🇪🇸🇨🇱", 6, "🇪🇸"],
  ["cafe\u0301 solo", 4, "caf"],
  ["uno\r\ndos", 4, "uno"],
  ["corto", 9, "corto"],
  ["largo", 3, "lar"],
  ["largo", 0, ""],
])("cuts %j after %i units between two characters", (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

it.each([
  ["🎉🎉a", 2, "a"],
  ["🎉🎉a", 3, "🎉a"],
  ["🇪🇸🇨🇱", 5, "🇨🇱"],
  ["corto", 9, "corto"],
])("keeps of %j at most the last %i units", (text, max, cut) => {
  expect(cutTextStart(text, max)).toBe(cut);
});

it("cuts a heap of marks at a code point instead of leaving nothing", () => {
  const heap = `z${"\u0301".repeat(5000)}`;
  expect(cutText(heap, 60)).toBe(heap.slice(0, 60));
  expect(cutText(`x${heap}`, 3000)).toBe(`x${heap}`.slice(0, 3000));
  expect(cutText(`👩${"\u200d👩".repeat(300)}`, 301)).toHaveLength(300);
});

const borders = (text: string) => [
  ...[...new Intl.Segmenter().segment(text)].map(({ index }) => index),
  text.length,
];

it("cuts any text at a border of the whole text, as near as it can", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 60 }), fc.nat(80), (text, max) => {
      const all = borders(text);
      const cut = cutText(text, max);
      const expected = Math.max(...all.filter((at) => at <= max));
      expect(text.startsWith(cut)).toBe(true);
      // A first character longer than the cut is the one that is cut itself.
      if (expected > 0) expect(cut.length).toBe(expected);
      else expect(cut.length).toBeLessThanOrEqual(max);
      expect(text.endsWith(cutTextStart(text, max))).toBe(true);
      expect(cutTextStart(text, max).length).toBeLessThanOrEqual(max);
      expect(borderAfter(text, max)).toBeGreaterThanOrEqual(Math.min(max, text.length));
    }),
    { seed: 28, numRuns: 200 },
  );
});

it("never makes a lone surrogate of a well-formed text", () => {
  fc.assert(
    fc.property(
      anyText({ maxLength: 100 }).map((text) => text.toWellFormed()),
      fc.nat(150),
      (text, max) => {
        expect(cutText(text, max).isWellFormed()).toBe(true);
        expect(cutTextStart(text, max).isWellFormed()).toBe(true);
      },
    ),
    { seed: 28, numRuns: 200 },
  );
});
