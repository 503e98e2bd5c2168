import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../../test/any-text.ts";
import { cleanLine, cleanText, createTextCleaner } from "./clean-text.ts";

it("loses NUL and lone surrogates, and nothing else", () => {
  expect(cleanText("a\0b\ud83c \u202e\u2028🎉\n\u0001")).toBe("ab\ufffd \u202e\u2028🎉\n\u0001");
});

it.each([
  ["cv\u202efdp.exe", "cvfdp.exe"],
  ["  uno\r\n\tdos\u2028tres ", "uno dos tres"],
  ["a\u0007b\u009fc", "a b c"],
  ["👩🏽‍✈️ \u0001 cafe\u0301", "👩🏽‍✈️ cafe\u0301"],
  ["\u2066\u200f\0", ""],
])("makes one line of %j that can't pose as another", (text, line) => {
  expect(cleanLine(text)).toBe(line);
});

it("changes nothing in what it made itself", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
    { seed: 28 },
  );
});

it("cleans a text in pieces as it cleans the whole one, wherever it is cut", () => {
  const units = fc.constantFrom("a", "\0", "\ud83c", "\udf89", "🎉", "é");
  fc.assert(
    fc.property(fc.array(fc.string({ unit: units, maxLength: 4 })), (pieces) => {
      const cleaner = createTextCleaner();
      const cleaned = pieces.map((piece) => cleaner.take(piece)).join("") + cleaner.end();
      expect(cleaned).toBe(cleanText(pieces.join("")));
    }),
    { seed: 28 },
  );
});
