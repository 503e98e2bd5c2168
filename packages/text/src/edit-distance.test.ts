import fc from "fast-check";
import { expect, it } from "vitest";
import { editDistance, typoBetween } from "./edit-distance.ts";

const word = fc.string({ unit: fc.constantFrom(..."abcd"), maxLength: 8 });

it.each([
  ["vacasiones", "vacaciones", 1],
  ["bacasiones", "vacaciones", 2],
  ["nomina", "", 6],
  ["casa", "casa", 0],
])("counts between %s and %s %i letters", (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});

it("is a distance", () => {
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b) === 0).toBe(a === b);
      expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
    }),
  );
});

it.each([
  ["nomnia", "nomina", "swapped"],
  ["nomena", "nomina", "changed"],
  ["nmina", "nomina", "missing"],
  ["nominas", "nomina", "added"],
  ["nomina", "nomina", undefined],
  ["tasa", "casa", undefined],
  ["nmna", "nomina", undefined],
])("finds between %s and %s the slip %s", (typed, intended, typo) => {
  expect(typoBetween(typed, intended)).toBe(typo);
});

it("agrees with the distance, of which a swap is two", () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const typo = typoBetween(a, b);
      if (typo === "swapped") expect(editDistance(a, b)).toBe(2);
      else if (typo) expect(editDistance(a, b)).toBe(1);
      else if (a !== "" && a[0] === b[0]) expect(editDistance(a, b)).not.toBe(1);
    }),
  );
});
