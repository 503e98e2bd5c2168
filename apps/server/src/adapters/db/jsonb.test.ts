import { cleanText } from "@metatron/text/clean-text";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../../../../test/any-text.ts";
import { toJsonb } from "./jsonb.ts";

it("leaves out what jsonb refuses", () => {
  expect(toJsonb({ text: "a\0b", emoji: "\ud83c", back: "\udf89" })).toBe(
    '{"text":"ab","emoji":"\ufffd","back":"\ufffd"}',
  );
});

it("keeps escapes that somebody wrote as letters, and whole emojis", () => {
  const text = `${String.raw`\u0000 \\u0000 \ud83c "\n" `}🎉\u0001\n`;
  expect(JSON.parse(toJsonb([text]))).toEqual([text]);
});

it("holds the same text as cleanText makes of any string", () => {
  fc.assert(
    fc.property(anyText(), anyText(), (name, text) => {
      expect(JSON.parse(toJsonb({ [name]: [text] }))).toEqual({ [cleanText(name)]: [cleanText(text)] });
    }),
    { seed: 28, numRuns: 300 },
  );
});
