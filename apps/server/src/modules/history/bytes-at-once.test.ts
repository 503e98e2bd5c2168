import { expect, it } from "vitest";
import { countThatFit } from "./bytes-at-once.ts";

it.each([
  { sizes: [], fit: 0 },
  { sizes: [3, 3, 3], fit: 3 },
  { sizes: [3, 3, 5], fit: 2 },
  { sizes: [11], fit: 1 },
  { sizes: [11, 1], fit: 1 },
  { sizes: [1, 11, 1], fit: 1 },
])("of $sizes bytes $fit rows fit into ten", ({ sizes, fit }) => {
  expect(
    countThatFit(
      sizes.map((bytes) => ({ bytes })),
      10,
    ),
  ).toBe(fit);
});
