import { cleanText } from "@metatron/text/clean-text";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../../../../test/any-text.ts";
import { toJsonb } from "./jsonb.ts";

it("removes what jsonb rejects", () => {
  expect(toJsonb({ text: "a\0b", emoji: "\ud83c", back: "\udf89" })).toBe(
    '{"text":"ab","emoji":"\ufffd","back":"\ufffd"}',
  );
});

it("keeps escapes that are part of the text, and complete emojis", () => {
  const text = `${String.raw`\u0000 \\u0000 \ud83c "\n" `}🎉\u0001\n`;
  expect(JSON.parse(toJsonb([text]))).toEqual([text]);
});

it("stores the same text that cleanText returns for any string", () => {
  fc.assert(
    fc.property(anyText(), anyText(), (name, text) => {
      expect(JSON.parse(toJsonb({ [name]: [text] }))).toEqual({ [cleanText(name)]: [cleanText(text)] });
    }),
    { seed: 28, numRuns: 300 },
  );
});
