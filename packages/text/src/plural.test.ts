import { expect, it } from "vitest";
import { otherNumber, toSearchWord } from "./plural.ts";

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

it.each([
  ["politicas", "politica", null],
  ["vuelos", "vuelo", null],
  ["aviones", "avion", null],
  ["vez", "vez", "veces"],
  ["veces", "vec", "vez"],
  ["dias", "dias", "dia"],
  ["mes", "mes", null],
])("looks for %s by its beginning %s or the whole word %s", (word, start, whole) => {
  expect(toSearchWord(word)).toEqual({ start, whole });
});
