import { expect, it } from "vitest";
import { otherNumber } from "./other-number.ts";

it.each([
  ["dia", "dias"],
  ["anos", "ano"],
  ["pie", "pies"],
  ["vez", "vec"],
  ["capac", "capaz"],
])("knows the other number of the stem %s as %s", (stem, other) => {
  expect(otherNumber(stem)).toBe(other);
});

it.each(["vacacion", "nomin", "analisis", "22", "trenes@aerovia.example", "a"])("leaves %s alone", (stem) => {
  expect(otherNumber(stem)).toBeUndefined();
});
