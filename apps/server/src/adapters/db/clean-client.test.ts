import { expect, it } from "vitest";
import { cleanParameter } from "./clean-client.ts";

it("takes NUL out of texts and arrays of texts", () => {
  expect(cleanParameter("a\0b")).toBe("ab");
  expect(cleanParameter(["a\0", ["\0b"], 7, null])).toEqual(["a", ["b"], 7, null]);
});

it("writes plain objects as JSON that jsonb takes", () => {
  expect(cleanParameter({ text: "\0a\ud83c" })).toBe('{"text":"a\ufffd"}');
});

it.each([null, undefined, 7, true, new Date(0), Buffer.from("a\0b")])("leaves %o as it is", (value) => {
  expect(cleanParameter(value)).toBe(value);
});
