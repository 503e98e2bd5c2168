import { expect, it } from "vitest";
import { readGlossary, toText } from "./glossary-text.ts";

it("reads a line as words that mean the same, and writes it back", () => {
  const read = readGlossary("TCP, tripulante de  cabina ,azafata\n\nAOG,avión en tierra, AOG");
  expect(read).toEqual({
    entries: [{ words: ["TCP", "tripulante de cabina", "azafata"] }, { words: ["AOG", "avión en tierra"] }],
  });
  expect("entries" in read && toText(read)).toBe("TCP, tripulante de cabina, azafata\nAOG, avión en tierra");
});

it.each([
  ["TCP, azafata\nAOG", { kind: "alone", line: 2 }],
  [
    Array.from({ length: 21 }, (_, n) => `palabra ${n}`).join(","),
    { kind: "tooManyWords", line: 1, most: 20 },
  ],
  [`TCP, ${"a".repeat(121)}`, { kind: "tooLong", line: 1, most: 120 }],
])("says which line can't be kept", (text, fault) => {
  expect(readGlossary(text)).toEqual({ fault });
});
