import { expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";

it("strips bidirectional control characters, so that a name can't pose as another", () => {
  expect(cleanText("factura\u202Egnp.exe\u202C y \u2066a\u2069")).toBe("facturagnp.exe y a");
});

it("strips control characters except tabs and line ends", () => {
  expect(cleanText("a\u0000b\u0007\tc\nd\u009f")).toBe("ab\tc\nd");
});

it("limits combining marks to four per letter", () => {
  expect(cleanText(`z${"\u0301".repeat(40)}a`)).toBe(`z${"\u0301".repeat(4)}a`);
});

it("leaves Spanish, other scripts and emoji as they are", () => {
  const text = "¿Cuántos años? «Ñandú» — 93,8 % · नमस्ते · שָׁלוֹם · 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿";
  expect(cleanText(text)).toBe(text);
});
