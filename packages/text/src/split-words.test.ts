import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../../test/any-text.ts";
import { oneLine } from "./one-line.ts";
import { searchableText, searchableWords, spacedWords } from "./searchable-text.ts";
import { letterWordsOf, wordSet, wordsAndFiguresOf, wordsOf } from "./split-words.ts";

it("splits by letters and digits, by letters alone, or with figures whole", () => {
  const text = "El B787-9 sale a las 08:30, ¿verdad?";
  expect(wordsOf(text)).toEqual(["el", "b787", "9", "sale", "a", "las", "08", "30", "verdad"]);
  expect(letterWordsOf(text)).toEqual(["el", "b", "sale", "a", "las", "verdad"]);
  expect(wordsAndFiguresOf(text)).toEqual(["el", "b", "787", "9", "sale", "a", "las", "08:30", "verdad"]);
});

it("gives folded words without white space, and the same ones for words already split", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      expect(wordsOf(wordsOf(text).join(" "))).toEqual(wordsOf(text));
      for (const split of [wordsOf, letterWordsOf, wordsAndFiguresOf])
        expect(split(`\n${text}  `)).toEqual(split(text));
    }),
  );
});

it("keeps every word of a list once", () => {
  expect([...wordSet("\n  a b\n  a c ")]).toEqual(["a", "b", "c"]);
});

it("writes searchable text that is searchable already", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(searchableText(searchableText(text))).toBe(searchableText(text));
      expect(searchableText(text)).toBe(` ${searchableWords(text).join(" ")} `);
    }),
  );
  expect(spacedWords("Rev. 1.250")).toBe(" rev 1 250 ");
  expect(searchableText("Rev. 1.250")).toBe(" rev 1250 ");
});

it("puts a text on one line", () => {
  expect(oneLine("  Baja\n\tmédica  hoy ")).toBe("Baja médica hoy");
  fc.assert(fc.property(anyText(), (text) => oneLine(oneLine(text)) === oneLine(text)));
});
