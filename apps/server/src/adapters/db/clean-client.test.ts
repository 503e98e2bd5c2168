import { expect, it } from "vitest";
import { cleanParameter } from "./clean-client.ts";

it("removes NUL from strings and arrays of strings", () => {
  expect(cleanParameter("a\0b")).toBe("ab");
  expect(cleanParameter(["a\0", ["\0b"], 7, null])).toEqual(["a", ["b"], 7, null]);
});

it("serializes plain objects as JSON that jsonb accepts", () => {
  expect(cleanParameter({ text: "\0a\ud83c" })).toBe('{"text":"a\ufffd"}');
});

it.each([null, undefined, 7, true, new Date(0), Buffer.from("a\0b")])("leaves %o as it is", (value) => {
  expect(cleanParameter(value)).toBe(value);
});
