import { expect, it } from "vitest";
import { murmurHash } from "./murmur-hash.ts";

it.each([
  ["", "00000000000000000000000000000000"],
  ["I will not buy this record, it is scratched.", "a0a9683b25ac5e40d9af2895890dddf5"],
  ["The quick brown fox jumps over the lazy dog", "2f1583c3ecee2c675d7bf66ce5e91d2c"],
])("gives the published value for %j", (text, expected) => {
  expect(murmurHash(text)).toBe(expected);
});

it("tells texts of every length around a block apart", () => {
  const hashes = Array.from({ length: 70 }, (_, length) => murmurHash("a".repeat(length)));
  expect(new Set(hashes).size).toBe(70);
});

it("finds no collision among 100,000 near-equal texts", () => {
  const hashes = new Set<string>();
  for (let n = 0; n < 100_000; n += 1) hashes.add(murmurHash(`¿Cuántos días de permiso tengo? ${n}`));
  expect(hashes.size).toBe(100_000);
});
